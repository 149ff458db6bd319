import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { TestServer } from '#apps/server/testing/server.ts';
import { startServer } from '#apps/server/testing/server.ts';
import { onFileEnd } from '#kit/testing/file-end.ts';

const connections = 1_000;
const seconds = 12;
const program = join(import.meta.dirname, 'support/unread-attack.ts');

/** What a process holds in memory, MB. */
const memoryOf = ({ process: { pid } }: TestServer): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;

/** How long somebody else waits for answers, ms: the median and the 95th of a hundred. */
async function others(server: TestServer, forSeconds: number): Promise<{ median: number; late: number; most: number }> {
  const took: number[] = [];
  const until = performance.now() + forSeconds * 1000;
  while (performance.now() < until) {
    const begun = performance.now();
    const answer = await fetch(`${server.address}/rest/v1/alive`);
    await answer.arrayBuffer();
    expect(answer.status).toBe(200);
    took.push(performance.now() - begun);
  }
  took.sort((a, b) => a - b);
  const at = (share: number) => took[Math.floor(took.length * share)] as number;
  return { median: at(0.5), late: at(0.95), most: took.at(-1) as number };
}

describe.skipIf(process.platform !== 'linux')('clients that ask and never read', () => {
  it.each([
    ['pages, 64 KB of requests at once', '/en/', 64 * 1024],
    ['pages, a few requests at once', '/en/', 150],
    ['short answers, a few requests at once', '/rest/v1/alive', 150],
  ])(`a thousand connections that ask for %s`, async (_name, path, bytes) => {
    const folder = mkdtempSync(join(tmpdir(), 'vesper-unread-'));
    const server = await startServer({ LIMIT_FACTOR: '1', LOG_LEVEL: 'error', DATA_DIR: folder });
    onFileEnd(async () => {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    });
    for (let round = 0; round < 20; round += 1) await (await fetch(`${server.address}/en/`)).text();
    const before = await others(server, 5);
    const memory = memoryOf(server);
    const attack = spawn(
      process.execPath,
      [program, new URL(server.address).port, String(connections), path, String(bytes)],
      {
        stdio: ['ignore', 'pipe', 'inherit'],
      },
    );
    onFileEnd(async () => void attack.kill('SIGKILL'));
    await new Promise((resolve) => attack.stdout.once('data', resolve));
    const during = await others(server, seconds);
    const grown = memoryOf(server) - memory;
    attack.kill('SIGKILL');
    process.stdout.write(`${JSON.stringify({ path, bytes, before, during, grownMB: Math.round(grown) })}\n`);
    expect(grown).toBeLessThan(100);
    expect(during.median - before.median).toBeLessThan(50);
    expect(during.late - before.late).toBeLessThan(50);
  });
});
