import type { CompiledMessage } from '@lingui/message-utils/compileMessage';
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import type { CompiledCatalogue } from './translator.ts';

const compiled = new WeakMap<object, CompiledCatalogue>();

/**
 * Compiles the ICU messages of a catalogue once. The site's catalogues are compiled while it is built; this serves
 * what runs without a build, such as mails and tests.
 * @throws with the key and its message when the ICU syntax is wrong
 */
export function compileCatalogue(catalogue: Readonly<Record<string, string>>): CompiledCatalogue {
  const known = compiled.get(catalogue);
  if (known) return known;
  const result = Object.fromEntries(
    Object.entries(catalogue).map(([key, message]) => [key, compileOne(key, message)] as const),
  );
  compiled.set(catalogue, result);
  return result;
}

function compileOne(key: string, message: string): string | CompiledMessage {
  try {
    const tokens = compileMessageOrThrow(message);
    return tokens.every((token) => typeof token === 'string') ? tokens.join('') : tokens;
  } catch (error) {
    throw new Error(`Message '${key}' is not valid ICU: ${(error as Error).message}. It reads: ${message}`);
  }
}
