import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { memoryLog } from '#kit/log/log.ts';
import { checkLogs, collectOutput, expectUnlogged, markPrivate, privateMarker } from './log-watch.ts';

test('a file fails when a log of it, or of a process it started, holds what is private', () => {
  const log = memoryLog();
  log.info({ note: privateMarker('note') }, 'kept');
  expect(checkLogs).toThrow('planted-marker-note');
  collectOutput(`{"msg":"${markPrivate('open sesame')}"}\n{"msg":"harmless"}\n`);
  expect(checkLogs).toThrow(/^A log holds something private\.\n\{"msg":"open sesame"\}$/);
  markPrivate('never said');
  log.warn({ password: 'never said' }, 'redacted');
  checkLogs();
});

test('who says that a text was not logged proves that it would have been noticed', () => {
  expectUnlogged(privateMarker('note'), markPrivate('open sesame'));
  checkLogs();
  expect(() => expectUnlogged('planted by nobody')).toThrow('would not be noticed');
  memoryLog().warn({ said: markPrivate('open sesame') }, 'said');
  expect(() => expectUnlogged('open sesame')).toThrow();
  expect(checkLogs).toThrow('open sesame');
});

test('a test file that leaks is red, whether or not a test of it looks', async () => {
  const vitest = join(import.meta.dirname, '../../node_modules/vitest/vitest.mjs');
  const run = spawn(process.execPath, [vitest, 'run', '--config', 'vitest.config.ts'], {
    cwd: join(import.meta.dirname, 'leaking'),
    env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: '0' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [run.stdout, run.stderr]) stream.on('data', (part: Buffer) => (said += String(part)));
  const [code] = await once(run, 'close');
  expect(said).toContain('A log holds something private.');
  expect(said).toMatch(/Tests +1 passed/);
  expect(code).toBe(1);
}, 60_000);
