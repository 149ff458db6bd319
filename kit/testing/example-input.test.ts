import { expect, it } from 'vitest';
import { z } from 'zod';
import { exampleInput } from './example-input.ts';

it('an example fits its schema: enums, nested objects, lists with a minimum, ids, formats, unions', () => {
  const schema = z.object({
    kind: z.enum(['round', 'square']),
    id: z.uuid(),
    rowId: z.coerce.number().pipe(z.int().min(1)),
    day: z.iso.date(),
    secret: z.string().length(43),
    size: z.union([z.literal(140), z.literal(240)]),
    options: z.array(z.object({ label: z.string().min(2), isOpen: z.boolean() })).min(2),
    note: z.string().optional(),
    end: z.iso.datetime().nullable(),
  });
  const example = exampleInput(schema);
  expect(schema.parse(example)).toMatchObject({ kind: 'round', size: 140, end: null });
  expect(example).not.toHaveProperty('note');
});

it('a kind of schema without an example is named', () => {
  expect(() => exampleInput(z.map(z.string(), z.string()))).toThrow('the type map');
});
