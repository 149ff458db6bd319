import { test } from 'vitest';
import { memoryLog } from '#kit/log/log.ts';
import { plantedMarker } from '../log-watch.ts';

test('a log says what is private, and nothing here looks', () => {
  memoryLog().info({ note: plantedMarker('note') }, 'kept');
});
