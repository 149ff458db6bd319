import type { Translator } from '#kit/i18n/translator.ts';
import { clipped, longest } from '#kit/web/page/meta.ts';

/** The title of a list's page: later ones say which they are, and are cut before that when they are long. */
export function listTitle(t: Translator, title: string, page: number): string {
  if (page === 1) return title;
  const which = ` · ${t('performers.pages.page', { number: page })}`;
  return clipped(title, longest.title - which.length) + which;
}
