import { expect, it } from 'vitest';

const { readArguments } = (await import(new URL('./commands/generate.mjs', import.meta.url).href)) as {
  readArguments(
    args: string[],
    isDomain: (name: string) => boolean,
  ): { domain: string | undefined; name: string | undefined };
};

const read = (...args: string[]) => readArguments(args, (name) => name === 'polls');

it('a domain alone, a domain with the name of its migration, a name for all, or nothing', () => {
  expect(read('polls')).toEqual({ domain: 'polls', name: undefined });
  expect(read('polls', 'end_time')).toEqual({ domain: 'polls', name: 'end_time' });
  expect(read('end_time')).toEqual({ domain: undefined, name: 'end_time' });
  expect(read()).toEqual({ domain: undefined, name: undefined });
});

it('what is neither is refused with a sentence', () => {
  expect(() => read('pols', 'end_time')).toThrow('There is no domain pols');
  expect(() => read('polls', 'End time')).toThrow('not End time');
  expect(() => read('end-time')).toThrow('not end-time');
});
