import { test } from 'vitest';
import { memoryLog } from '#kit/log/log.ts';
import { privateMarker } from '../log-watch.ts';

test('a log says what is private, and nothing here looks', () => {
  memoryLog().info({ note: privateMarker('note') }, 'kept');
});
