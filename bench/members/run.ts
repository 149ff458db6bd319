import { once } from 'node:events';
import type { IncomingMessage, RequestOptions } from 'node:http';
import { Agent, request } from 'node:http';
import { availableParallelism } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import type { BenchRun } from '../extent.ts';
import { signUp } from '../http/member.ts';
import type { Row } from '../row.ts';
import { openWorld } from '../seeded-world.ts';
import { startServer } from '../server.ts';

const pages = ['/en/', '/en/amateur/vesna/', '/en/chat/vesna/', '/en/', '/en/amateur/nerina/', '/en/chat/nerina/'];
/** How long a member looks at a page, in milliseconds. */
const looking = { least: 2000, most: 6000 };

/**
 * Members who browse home, profiles and rooms on one process: how long they wait for a page, from the request to its last
 * byte. Each page is asked for as a browser does, compressed, and followed by its request for an access token.
 */
export async function run(extent: BenchRun): Promise<Row[]> {
  const { isBrief, seconds } = extent;
  const { settings, forget } = await openWorld(extent);
  const members = isBrief ? 4 : 200;
  const server = await startServer('apps/server/main.ts', settings);
  const agent = new Agent({ keepAlive: true, maxSockets: Number.POSITIVE_INFINITY });
  try {
    const waited: number[] = [];
    const ask = async (path: string, cookie: string, options: RequestOptions = {}): Promise<void> => {
      const headers = { cookie, 'accept-encoding': 'gzip', ...options.headers };
      const sent = request(`${server.address}${path}`, { agent, ...options, headers });
      sent.end();
      const [answer] = (await once(sent, 'response')) as [IncomingMessage];
      answer.resume();
      await once(answer, 'end');
      if (answer.statusCode !== 200) throw new Error(`${path} answered ${answer.statusCode}`);
    };
    const browse = async (cookie: string, number: number, until: number): Promise<void> => {
      // Not all at once: people come one after the other.
      await wait((number * looking.most) / members);
      for (let step = number; performance.now() < until; step += 1) {
        const from = performance.now();
        await ask(pages[step % pages.length] as string, cookie);
        waited.push(performance.now() - from);
        await ask('/rest/v1/identity/session/renew', cookie, { method: 'POST' });
        if (isBrief) return;
        await wait(looking.least + Math.random() * (looking.most - looking.least));
      }
    };
    const cookies: string[] = [];
    while (cookies.length < members) cookies.push((await signUp(server.address, cookies.length)).cookie);
    const from = performance.now();
    const until = from + (isBrief ? 0 : (seconds * 8 + 10) * 1000);
    await Promise.all(
      cookies.map((cookie, number) => browse(cookie, number, isBrief ? Number.POSITIVE_INFINITY : until)),
    );
    const passed = (performance.now() - from) / 1000;
    waited.sort((a, b) => a - b);
    const at = (share: number): number => Math.round(waited[Math.floor((waited.length - 1) * share)] ?? 0);
    const rate = (waited.length / passed).toFixed(0);
    const name = `${members} members, ${rate} pages a second, ${availableParallelism()} cores`;
    return [
      { name: `${name}: half of the pages within`, value: at(0.5), unit: 'ms' },
      { name: `${name}: 95 of 100 pages within`, value: at(0.95), unit: 'ms', goal: { max: 300 } },
    ];
  } finally {
    agent.destroy();
    await server.stop();
    await forget();
  }
}
