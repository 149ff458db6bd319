import { clip } from '#kit/text/clip.ts';

const secret = /pass|secret|token|cookie|authori[sz]ation|credential|signature|iban|cardNumber|cvc|phone/i;
const longest = { text: 200, list: 20, fields: 40 };

/**
 * What of an input is kept: short texts, numbers and lists, three levels deep. Fields that sound like secrets become
 * dots, also when the caller forgot about them.
 */
export function summaryOf(input: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return shortened(input, 0) as Record<string, unknown>;
}

/** Without what PostgreSQL keeps in no text: NUL, and halves of characters, which a cut leaves as well. */
export const storable = (text: string): string => text.replaceAll('\u0000', '\uFFFD').toWellFormed();

function shortened(value: unknown, depth: number): unknown {
  if (value === null || typeof value === 'number' || typeof value === 'boolean') return value;
  if (typeof value === 'string') {
    return storable(value.length > longest.text ? `${clip(value, longest.text)}…` : value);
  }
  if (typeof value !== 'object') return undefined;
  if (depth > 2) return '…';
  if (value instanceof Date) return value.toISOString();
  if (Array.isArray(value)) return value.slice(0, longest.list).map((part) => shortened(part, depth + 1));
  return Object.fromEntries(
    Object.entries(value)
      .slice(0, longest.fields)
      .map(([name, part]) => [
        storable(clip(name, longest.text)),
        secret.test(name) ? '•••' : shortened(part, depth + 1),
      ]),
  );
}
