import type { Translator } from '#kit/i18n/translator.ts';
import type { MessengerContent } from '../../contract/index.ts';

type Said = Pick<MessengerContent, 'text' | 'media'> | NonNullable<MessengerContent['reply']>;

/** A message in a line: its words, or what it carries. */
export function quoted(t: Translator, said: Said | null): string {
  const type = said && ('media' in said ? said.media?.type : said.mediaType);
  return said?.text || (type ? t(`messenger.media.type.${type}`) : '');
}
