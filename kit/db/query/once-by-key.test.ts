import { expect, it } from 'vitest';
import { onceByKey } from './once-by-key.ts';

const asked = (before: string | null, words: string) =>
  onceByKey({
    before: async () => before,
    isSame: (row) => row === words,
    repeat: (row) => `again ${row}`,
    first: async () => `first ${words}`,
  });

it('does it the first time, and answers the same afterwards', async () => {
  expect(await asked(null, 'hello')).toBe('first hello');
  expect(await asked('hello', 'hello')).toBe('again hello');
});

it('refuses a key that came with another content', async () => {
  await expect(asked('hello', 'bye')).rejects.toMatchObject({ kind: { code: 'key_used_otherwise' } });
});
