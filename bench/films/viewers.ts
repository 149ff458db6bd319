import { Agent, get } from 'node:http';
import type { Visitor } from './site.ts';
import { visit } from './site.ts';

/** What 500 people watch at once: each with a visit and addresses of their own. */
export interface Watching {
  /** Everybody fetches the whole best rendition and its sound, a file after the other; bytes are of all, files of one. */
  run(address: string, isSigned: boolean): Promise<{ bytes: number; files: ReadonlyMap<string, Buffer> }>;
}

const atOnce = 50;

async function each<T>(items: readonly T[], act: (item: T, index: number) => Promise<void>): Promise<void> {
  const queue = [...items.entries()];
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (let next = queue.shift(); next; next = queue.shift()) await act(next[1], next[0]);
    }),
  );
}

/** Lets so many viewers in; what they fetch is known afterwards. */
export async function watchAll(address: string, videoId: number, count: number): Promise<Watching> {
  const people = Array.from({ length: count }, () => visit(address));
  const lists: string[][] = people.map(() => []);
  await each(people, async (person, index) => {
    await person.fetch('/en/');
    const { hls } = await person.call<{ hls: string }>('POST', `video/${videoId}/play`, {});
    lists[index] = await filesOf(person, hls);
  });
  return {
    async run(at, isSigned) {
      const agent = new Agent({ keepAlive: true, maxSockets: atOnce });
      const files = new Map<string, Buffer>();
      let bytes = 0;
      await each(lists, async (paths, index) => {
        const cookie = people[index]?.cookie() ?? '';
        for (const path of paths) {
          const plain = path.split('?')[0] ?? '';
          const body = await load(agent, at + (isSigned ? path : plain), cookie, index > 0);
          bytes += body.bytes;
          if (index === 0) files.set(plain, Buffer.concat(body.parts));
        }
      });
      agent.destroy();
      return { bytes, files };
    },
  };
}

/** Addresses of the best rendition and the sound, as a player reads them from the playlists. */
async function filesOf(person: Visitor, master: string): Promise<string[]> {
  const text = await (await person.fetch(master)).text();
  const within = (file: string): string => new URL(file, `http://x${master}`).href.slice('http://x'.length);
  const streams = [...text.matchAll(/RESOLUTION=\d+x(\d+)[^\n]*\n(\S+)/g)].sort((a, b) => Number(b[1]) - Number(a[1]));
  const sound = /TYPE=AUDIO[^\n]*URI="([^"]+)"/.exec(text)?.[1];
  const lists = [streams[0]?.[2], sound].flatMap((file) => (file ? [within(file)] : []));
  if (lists.length < 2) throw new Error(`The playlist names no picture or no sound: ${text.slice(0, 300)}`);
  const files = await Promise.all(
    lists.map(async (list) => {
      const rendition = await (await person.fetch(list)).text();
      const inits = [...rendition.matchAll(/URI="([^"]+)"/g)].map((found) => found[1] ?? '');
      const segments = rendition.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
      return [...inits, ...segments].map(within);
    }),
  );
  return files.flat();
}

function load(
  agent: Agent,
  url: string,
  cookie: string,
  isDropped: boolean,
): Promise<{ bytes: number; parts: Buffer[] }> {
  return new Promise((resolve, reject) => {
    get(url, { agent, headers: { cookie } }, (answer) => {
      const parts: Buffer[] = [];
      let bytes = 0;
      answer.on('data', (part: Buffer) => {
        bytes += part.length;
        if (!isDropped) parts.push(part);
      });
      answer.once('error', reject);
      answer.once('end', () => {
        if (answer.statusCode === 200) resolve({ bytes, parts });
        else reject(new Error(`${url} answered ${answer.statusCode}`));
      });
    }).once('error', reject);
  });
}
