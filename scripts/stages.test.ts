import { join } from 'node:path';
import { expect, it } from 'vitest';

type File = { name: string };
const { begun } = (await import(new URL('./lib/stages.mjs', import.meta.url).href)) as {
  begun(files: File[], ended: { endedEarly: boolean; costs: { file: string }[] }): File[];
};

const root = join(import.meta.dirname, '..');

it('counts of a stage that was ended early only the files it came to; of another every file, run or not', () => {
  const files = ['a.test.ts', 'b.test.ts'].map((file) => ({ name: join(root, 'kit', file) }));
  const costs = [{ file: 'kit/a.test.ts' }];
  expect(begun(files, { endedEarly: true, costs })).toEqual(files.slice(0, 1));
  expect(begun(files, { endedEarly: false, costs })).toEqual(files);
});
