import { rmSync } from 'node:fs';
import { afterAll, expect, it } from 'vitest';
import { startHost } from './host.ts';
import { freePort, freshData } from './server.ts';

const host = startHost();
afterAll(() => host.end());

/** An installation of the host on data of its own, under a name of its own. */
async function booted(name: string) {
  const dataDir = await freshData({});
  const port = await freePort();
  await host.boot({ DATA_DIR: dataDir, PORT: String(port), OPERATOR_NAME: name, DEMO: 'off' });
  const ask = (path: string, init: RequestInit = {}) => fetch(`http://127.0.0.1:${port}${path}`, init);
  return {
    ask,
    /** How many visitors came so far: each is a row of its database. */
    async visit(): Promise<number> {
      const answer = await ask('/rest/v1/identity/visitor/open', { method: 'POST' });
      return ((await answer.json()) as { guestId: number }).guestId;
    },
    async stop() {
      await host.stop(dataDir);
      rmSync(dataDir, { recursive: true });
    },
  };
}

it('two installations of one host share neither data nor settings, and one outlives the other', async () => {
  const [one, other] = [await booted('Night Harbour'), await booted('Blue Attic')];
  const first = await one.visit();
  expect([await one.visit(), await other.visit()]).toEqual([first + 1, first]);
  const imprint = async ({ ask }: typeof one) => (await ask('/en/imprint/')).text();
  expect(await imprint(one)).toContain('Night Harbour');
  expect(await imprint(other)).toContain('Blue Attic');
  expect(await imprint(other)).not.toContain('Night Harbour');
  await one.stop();
  await expect(one.ask('/rest/v1/alive')).rejects.toThrow();
  expect((await other.ask('/rest/v1/alive')).status).toBe(200);
  await other.stop();
});

it('an installation that cannot start says why, and the host continues', async () => {
  await expect(host.boot({ DATA_DIR: '/dev/null/data', PORT: '0' })).rejects.toThrow('DATA_DIR');
  const next = await booted('Night Harbour');
  expect((await next.ask('/healthz')).status).toBe(200);
  await next.stop();
});
