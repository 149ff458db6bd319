import type { Extensions } from '#kit/domain/extensions.ts';
import { extensionPoint } from '#kit/domain/extensions.ts';

/** Refuses words that nobody may say to anybody, with the name of the field. @throws Problem of its own */
export type TextRule = (field: string, text: string) => Promise<void>;

/** Rules of what may be said, wherever one person's words reach another. */
export const textRules = extensionPoint<TextRule>('conversation.textRules');

/**
 * Asked by every operation whose words another person reads, before anything is kept: whoever lets people talk asks here, so that what
 * is refused in one place is not said in the next. Never in a transaction: the rules read their words themselves.
 * @throws Problem of the rule that refuses; nothing is kept then
 */
export async function assertSayable(
  { extensions }: { readonly extensions: Extensions },
  field: string,
  text: string,
): Promise<void> {
  if (text === '') return;
  for (const rule of extensions.of(textRules)) await rule(field, text);
}
