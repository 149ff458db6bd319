import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { checkConsole, expectConsole } from './console-guard.ts';

test('a silent test passes', () => {
  expect(checkConsole).not.toThrow();
});

test('unexpected output fails the test and is quoted', () => {
  console.error('the pool leaks', { size: 3 });
  expect(checkConsole).toThrow('unexpected error: the pool leaks { size: 3 }');
});

test('announced output passes', () => {
  expectConsole('warn', /^slow/);
  console.warn('slow query');
});

test('announced output that does not come fails the test', () => {
  expectConsole('warn', 'slow');
  expect(checkConsole).toThrow('expected warn that did not come: slow');
});

test('a process warning counts as output', async () => {
  process.emitWarning('that function is old', 'DeprecationWarning');
  await setImmediate();
  expect(checkConsole).toThrow('unexpected warning: DeprecationWarning: that function is old');
});
