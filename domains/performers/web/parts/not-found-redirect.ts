import { redirect } from 'react-router';
import type { Language } from '#kit/i18n/language.ts';
import { clip } from '#kit/text/clip.ts';
import { pageTable } from '#kit/web/page/links.ts';
import type { NotFoundKind } from '../../contract/not-found.ts';
import { notFoundParameters } from '../../contract/not-found.ts';

/**
 * Where an address leads that names a performer or a category nobody knows: to the list, with a bar that says so. A
 * loader throws it. Temporary, because tomorrow somebody may take the name (decision 015).
 */
export function notFoundRedirect(kind: NotFoundKind, name: string, language: Language): Response {
  const search = new URLSearchParams({ [notFoundParameters.notFound]: kind });
  if (kind === 'performer') search.set(notFoundParameters.name, clip(name, 40));
  return redirect(`${pageTable().href('performers.cams', language)}?${search}`, 302);
}
