import { afterAll, beforeAll, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import type { TwoServers } from './testing/two-servers.ts';
import { join, post, services, signedUp, startTwo } from './testing/two-servers.ts';

let both: TwoServers;
beforeAll(async () => {
  if (services) both = await startTwo('vesper_two');
}, 90_000);
afterAll(() => both?.stop());

if (!services)
  process.stderr.write(
    'two processes: PostgreSQL at 5432 or Redis at 6379 does not answer, so embedded parts alone are tested\n',
  );

it.runIf(services)(
  'two processes on one PostgreSQL and one Redis act as one',
  async () => {
    const { first, second } = both;
    const { accessToken, guestId, cookie } = await signedUp(first, 'two');
    const there = await join(second, accessToken, guestId);

    const known = await fetch(`${second.address}/rest/v1/identity/account`, { headers: { cookie } });
    expect(await known.json()).toMatchObject({ id: guestId });

    await post(first, 'identity/session/revokeAll', {}, { cookie });
    await expect.poll(() => there.heard.some(({ type }) => type === 'sessionExpired')).toBe(true);
    await expect.poll(() => there.socket.readyState).toBe(WebSocket.CLOSED);
    expect((await fetch(`${second.address}/rest/v1/identity/account`, { headers: { cookie } })).status).toBe(401);
  },
  90_000,
);

it.runIf(services)(
  'a session that is revoked in one process acts no more in the other, with Redis swallowing every word',
  async () => {
    const { first, second, swallow } = both;
    const { accessToken, guestId, cookie } = await signedUp(first, 'hung');
    const [acting, silent] = [await join(second, accessToken, guestId), await join(second, accessToken, guestId)];
    let closed = 0;
    silent.socket.on('close', (code) => {
      closed = code;
    });

    swallow();
    const revoked = performance.now();
    expect((await post(first, 'identity/session/revokeAll', {}, { cookie })).response.status).toBe(200);
    const command = { type: 'refreshEmailProperties', accessToken, guestId, id: 1, data: {} };
    let answered = 0;
    await expect
      .poll(
        () => {
          answered = acting.heard.filter(({ type }) => type === 'emailProperties').length;
          if (acting.socket.readyState === WebSocket.OPEN) acting.socket.send(JSON.stringify(command));
          return acting.heard.some(({ type }) => type === 'sessionExpired');
        },
        { timeout: 10_000, interval: 100 },
      )
      .toBe(true);
    const seconds = (performance.now() - revoked) / 1000;
    const still = acting.heard.filter(({ type }) => type === 'emailProperties').length;
    expect(still - answered).toBeLessThanOrEqual(1);
    // One second is what a process may believe; the rest is what a busy machine takes.
    expect(seconds).toBeLessThan(5);
    await expect.poll(() => closed, { timeout: 15_000 }).toBe(4001);
  },
  90_000,
);
