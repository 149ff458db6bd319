import { expect, test } from 'vitest';
import { memoryLog } from '#kit/log/log.ts';
import { checkLogs, hearOutput, plant, plantedMarker } from './log-watch.ts';

test('a file fails when a log of it, or of a process it started, holds what is private', () => {
  const log = memoryLog();
  log.info({ note: plantedMarker('note') }, 'kept');
  expect(checkLogs).toThrow('planted-marker-note');
  hearOutput(`{"msg":"${plant('open sesame')}"}\n{"msg":"harmless"}\n`);
  expect(checkLogs).toThrow(/^A log holds something private\.\n\{"msg":"open sesame"\}$/);
  plant('never said');
  log.warn({ password: 'never said' }, 'redacted');
  checkLogs();
});
