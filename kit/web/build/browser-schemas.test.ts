import { globSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { afterEach, expect, test, vi } from 'vitest';
import { isChecked } from '#architecture/checked-domain.ts';
import { documentOf } from '#kit/contract/client.ts';
import type { Field } from '#kit/contract/operations.ts';

afterEach(() => {
  vi.doUnmock('zod');
  vi.resetModules();
});

async function documentsOf(file: string): Promise<Record<string, string>> {
  vi.resetModules();
  const module = (await import(/* @vite-ignore */ pathToFileURL(file).href)) as Record<string, unknown>;
  const fields = Object.values(module).filter(
    (value): value is Field =>
      typeof value === 'object' && value !== null && ['query', 'mutation'].includes((value as Field).kind),
  );
  return Object.fromEntries(fields.map((field) => [field.name, documentOf(field)]));
}

test('the browser asks for exactly the fields the server would, in every contract', async () => {
  const files = globSync('domains/*/contract/*.ts').filter((name) => !name.endsWith('.test.ts'));
  for (const file of files.filter((name) => isChecked(name.split(/[\\/]/)[1]))) {
    const withZod = await documentsOf(file);
    vi.doMock('zod', () => import('./browser-schemas.ts'));
    const mend = `${file} asks for other fields in the browser: describe its answers with what kit/web/build/browser-schemas.ts knows`;
    expect(await documentsOf(file), mend).toEqual(withZod);
    vi.doUnmock('zod');
  }
});

test('shapes survive wrapping, extending, picking and leaving out', async () => {
  const write = async () => {
    const { z } = await import('zod');
    const { documentOf: write } = await import('#kit/contract/client.ts');
    const price = z.object({ amount: z.number().int().min(0), currency: z.enum(['VXC', 'EUR']) });
    const actor = z.object({
      id: z.int(),
      name: z.string().trim().min(1),
      price: price.nullable(),
      secret: z.string(),
    });
    const result = z
      .array(actor.omit({ secret: true }).extend({ at: z.iso.datetime(), tags: z.string().array().optional() }))
      .readonly();
    const args = z.object({ limit: z.int().default(20), name: z.string().nullish(), ratio: z.coerce.number() });
    return write({ kind: 'query', service: 'query', name: 'actors', args, result } as unknown as Field);
  };
  const withZod = await write();
  vi.resetModules();
  vi.doMock('zod', () => import('./browser-schemas.ts'));
  expect(await write()).toBe(withZod);
  expect(withZod).toContain('{ id name price { amount currency } at tags }');
});

test('asking the browser to check an input says where checks happen', async () => {
  const { z } = (await import('./browser-schemas.ts')) as { z: typeof import('zod').z };
  expect(() => z.string().parse('x')).toThrow('the refusal names the field');
});
