import { expect, it } from 'vitest';
import type { z } from 'zod';
import { contractOperations } from '#apps/server/contract-files.ts';
import { int32Max } from '#kit/contract/numbers.ts';
import type { Schema } from '#kit/contract/reference.ts';
import { referenceOf } from '#kit/contract/reference.ts';
import { exampleInput } from '#kit/testing/example-input.ts';
import { declaredIn } from './declared-in.ts';
import { nothingWrong } from './nothing-wrong.ts';

/** Every number below a schema, with the path to it. */
function numbersOf(schema: unknown, path: string): { path: string; number: Schema }[] {
  if (Array.isArray(schema)) return schema.flatMap((part, index) => numbersOf(part, `${path}/${index}`));
  if (typeof schema !== 'object' || schema === null) return [];
  const { type } = schema as { type?: unknown };
  const own = type === 'integer' ? [{ path, number: schema as Schema }] : [];
  return [...own, ...Object.entries(schema).flatMap(([name, part]) => numbersOf(part, `${path}/${name}`))];
}

it('a whole number somebody sends fits the column that keeps it: 32 bits, or a long one that says so', async () => {
  const operations = await contractOperations();
  const outside = operations
    .filter(({ kind }) => ['route', 'query', 'mutation', 'clientMessage'].includes(kind))
    .flatMap((operation) => {
      const { input } = referenceOf(operation);
      return numbersOf(input, operation.name).filter(({ number: given }) => {
        const { minimum, exclusiveMinimum, maximum, format } = given;
        const largest = format === 'int64' ? Number.MAX_SAFE_INTEGER : int32Max;
        return !(Number(minimum ?? exclusiveMinimum) >= -largest - 1 && Number(maximum) <= largest);
      });
    });
  expect(operations.length).toBeGreaterThan(150);
  nothingWrong(
    outside.map(
      ({ path, number }) =>
        `${declaredIn(path.split('/')[0] ?? '')}: ${path} may be ${JSON.stringify(number)}, more than its column keeps: z.int32(), an id of #kit/contract, or .max(…).`,
    ),
  );
});

/** Lists somebody sends that may be of any length. */
function endlessOf(schema: unknown, path: string): string[] {
  if (Array.isArray(schema)) return schema.flatMap((part, index) => endlessOf(part, `${path}/${index}`));
  if (typeof schema !== 'object' || schema === null) return [];
  const { type, maxItems, prefixItems } = schema as { type?: unknown; maxItems?: number; prefixItems?: unknown };
  const own = type === 'array' && maxItems === undefined && prefixItems === undefined ? [path] : [];
  return [...own, ...Object.entries(schema).flatMap(([name, part]) => endlessOf(part, `${path}/${name}`))];
}

it('a list somebody sends has a longest length', async () => {
  const operations = await contractOperations();
  const endless = operations
    .filter(({ kind }) => ['route', 'query', 'mutation', 'clientMessage'].includes(kind))
    .flatMap((operation) => endlessOf(referenceOf(operation).input, operation.name));
  nothingWrong(
    endless.map((path) => `${declaredIn(path.split('/')[0] ?? '')}: ${path} is a list of any length: give it .max(…).`),
  );
});

/** Secrets, identifiers and what is looked for: nobody is shown them, and what they have to be is asked elsewhere. */
const notShown =
  /\/(?:\w*password|token|code|startKey|packageId|fields|actorIdOrName|pattern|searchPattern|eventAction|actorName|type)$/i;

/** Texts somebody sends that may not be empty, and may look empty. */
function blankOf(schema: unknown, path: string): string[] {
  if (Array.isArray(schema)) return schema.flatMap((part, index) => blankOf(part, `${path}/${index}`));
  if (typeof schema !== 'object' || schema === null) return [];
  const { type, minLength = 0, ...more } = schema as { type?: unknown; minLength?: number };
  const isFree = type === 'string' && minLength > 0 && !('pattern' in more || 'format' in more || 'allOf' in more);
  const own = isFree && !('enum' in more || 'const' in more || notShown.test(path)) ? [path] : [];
  return [...own, ...Object.entries(schema).flatMap(([name, part]) => blankOf(part, `${path}/${name}`))];
}

it('a text that has to be there is seen: three Hangul fillers are no name', async () => {
  const operations = await contractOperations();
  const blank = operations
    .filter(({ kind }) => ['route', 'query', 'mutation', 'clientMessage'].includes(kind))
    .flatMap((operation) => blankOf(referenceOf(operation).input, operation.name));
  nothingWrong(
    blank.map(
      (path) =>
        `${declaredIn(path.split('/')[0] ?? '')}: ${path} may be made of signs nobody sees: .regex(visiblePattern) of kit/text.`,
    ),
  );
});

/** The key of an experiment is its name. */
const names = /^experiments\./;

/** By which a request can be sent again. */
const repeatKey = /"(key|startKey|saleKey|clientKey|purchaseKey|requestKey)":\{"type":"string"/;

it('a request that may be sent again says what it answers under a key that was used for something else', async () => {
  const operations = await contractOperations();
  const silent = operations.filter(
    (operation) =>
      ['route', 'mutation'].includes(operation.kind) &&
      !names.test(operation.name) &&
      repeatKey.test(JSON.stringify(referenceOf(operation).input) ?? '') &&
      !('problems' in operation && operation.problems?.some(({ code }) => code === 'key_used_otherwise')),
  );
  nothingWrong(
    silent.map(
      ({ name }) =>
        `${declaredIn(name)}: ${name} takes a key: its use case asks onceByKey (#kit/db), and its problems name keyUsedOtherwise.`,
    ),
  );
});

/** Names of what is typed or pasted and names something: it is read without what pasting adds. */
const typedNames =
  /^(?:phone|phoneNumber|prefix|pin|code|promoCode|email|e-mail|iban|bic|reference|orderNumber|performer|search|searchString|searchPattern|pattern)$/;
/** Codes that no person types, and choices out of known ones. */
const notTyped = new Set(['completeWalletRedirect', 'finishWalletCheck']);

interface Leaf {
  readonly path: string;
  readonly schema: z.ZodType;
}

/** Every schema below one, by the name of its field. */
function leavesOf(schema: z.ZodType, path: string): Leaf[] {
  const def = (schema as unknown as { _zod: { def: Record<string, unknown> } })._zod.def;
  const { shape, innerType, element, options } = def as {
    shape?: Record<string, z.ZodType>;
    innerType?: z.ZodType;
    element?: z.ZodType;
    options?: z.ZodType[];
  };
  if (shape) return Object.entries(shape).flatMap(([name, part]) => leavesOf(part, `${path}.${name}`));
  if (innerType) return leavesOf(innerType, path);
  if (element) return leavesOf(element, path);
  if (options) return options.flatMap((part) => leavesOf(part, path));
  return [{ path, schema }];
}

it('what is typed or pasted and names something is read without what pasting adds', async () => {
  const operations = await contractOperations();
  const wrong: string[] = [];
  let looked = 0;
  for (const operation of operations) {
    if (notTyped.has(operation.name)) continue;
    const { params, query, body, args, payload } = operation as unknown as Record<string, z.ZodType | undefined>;
    const isSent = ['route', 'query', 'mutation', 'clientMessage'].includes(operation.kind);
    for (const part of isSent ? [params, query, body, args, payload] : []) {
      for (const { path, schema } of part ? leavesOf(part, operation.name) : []) {
        const name = path.split('.').at(-1) ?? '';
        const { type } = (schema as unknown as { _zod: { def: { type: string } } })._zod.def;
        if (!typedNames.test(name) || (type !== 'string' && type !== 'pipe')) continue;
        const plain = exampleInput(schema);
        const read = schema.safeParse(plain);
        if (typeof plain !== 'string' || !read.success || typeof read.data !== 'string') continue;
        looked += 1;
        const pasted = schema.safeParse(`\u202a${plain}\u202f\u2069`);
        if (pasted.data === read.data) continue;
        wrong.push(
          `${declaredIn(operation.name)}: ${path} keeps marks of direction and narrow spaces: typedText of kit/contract/typed-text.ts.`,
        );
      }
    }
  }
  expect(looked).toBeGreaterThan(20);
  nothingWrong(wrong);
});
