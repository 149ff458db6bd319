import { z } from 'zod';
import type { Operation } from '#kit/contract/operations.ts';
import { ownValue } from '#kit/records/own-value.ts';

interface Schema {
  readonly type?: string;
  readonly properties?: Record<string, Schema>;
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
  readonly enum?: readonly unknown[];
  readonly $ref?: string;
  readonly $defs?: Record<string, Schema>;
}

/** Names of fields that say which thing, or whose: ids, keys, secrets, mail addresses, names, topics, places in a list. */
const namesSomething = /(?:^|[a-z_-])(?:id|key|token|secret|(?<!error)code|name|mail|mark|signature|topic|before)$/i;

/** The fields of an operation's input that say which thing or whose, as dotted paths: `params.chatId`, `filter.name`. */
export function idFields(operation: Operation): string[] {
  const parts: [string, z.ZodType | undefined][] =
    operation.kind === 'route'
      ? (['params', 'query', 'body'] as const).map((part) => [part, operation[part]])
      : operation.kind === 'clientMessage'
        ? [['', operation.payload]]
        : operation.kind === 'query' || operation.kind === 'mutation'
          ? [['', operation.args]]
          : [];
  return parts.flatMap(([at, schema]) => {
    if (!schema) return [];
    const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Schema;
    return found(json, at, json.$defs ?? {}, 0);
  });
}

function found(schema: Schema, at: string, defs: Record<string, Schema>, depth: number): string[] {
  if (depth > 8) return [];
  const named = schema.$ref?.split('/').at(-1);
  const whole = named === undefined ? schema : (ownValue(defs, named) ?? schema);
  if (whole.anyOf) return whole.anyOf.flatMap((part) => found(part, at, defs, depth + 1));
  if (whole.items) return found(whole.items, at, defs, depth + 1);
  const own = at.split('.').at(-1) ?? '';
  if (!whole.properties) return namesSomething.test(own) && !whole.enum && whole.type !== 'boolean' ? [at] : [];
  return Object.entries(whole.properties).flatMap(([name, part]) =>
    found(part, at === '' ? name : `${at}.${name}`, defs, depth + 1),
  );
}

/** Whether an input gives a field. */
export const hasField = (input: unknown, path: string): boolean =>
  path.split('.').reduce<unknown>((value, name) => {
    const part = Array.isArray(value) ? value[0] : value;
    return (part as Record<string, unknown> | undefined)?.[name];
  }, input) !== undefined;
