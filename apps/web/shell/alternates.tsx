import type { ReactNode } from 'react';
import type { Language } from '#kit/i18n/language.ts';
import { defaultLanguage, languages } from '#kit/i18n/language.ts';
import { useAlternates, useCurrentPage } from '#kit/web/page.ts';
import { isIndexed } from '#kit/web/pages.ts';

/** Canonical address and the other languages' addresses of the page; what is not for search engines says so. */
export function Alternates({ origin, language }: { origin: string; language: Language }): ReactNode {
  const current = useCurrentPage();
  const alternates = useAlternates(languages);
  if (!current || !isIndexed(current.page)) return <meta name="robots" content="noindex" />;
  return (
    <>
      <link rel="canonical" href={origin + alternates.get(language)} />
      {[...alternates].map(([other, path]) => (
        <link key={other} rel="alternate" hrefLang={other} href={origin + path} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={origin + alternates.get(defaultLanguage)} />
    </>
  );
}
