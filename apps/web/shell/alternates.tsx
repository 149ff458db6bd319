import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import type { Language } from '#kit/i18n/language.ts';
import { defaultLanguage, languages } from '#kit/i18n/language.ts';
import { canonicalQuery } from '#kit/web/page/meta.ts';
import { useAlternates, useCurrentPage } from '#kit/web/page/page.ts';
import { isIndexed } from '#kit/web/page/pages.ts';
import { StructuredData } from '#kit/web/page/structured-data.tsx';

/**
 * Canonical address, the other languages' addresses, and what the page tells machines about itself; what is not for
 * search engines says so instead.
 */
export function LanguageAlternates({ origin, language }: { origin: string; language: Language }): ReactNode {
  const current = useCurrentPage();
  const alternates = useAlternates(languages);
  const query = canonicalQuery(useLocation().search);
  if (!current || !isIndexed(current.page)) return <meta name="robots" content="noindex" />;
  const address = (of: Language) => `${origin}${alternates.get(of)}${query}`;
  return (
    <>
      <link rel="canonical" href={address(language)} />
      {languages.map((other) => (
        <link key={other} rel="alternate" hrefLang={other} href={address(other)} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={address(defaultLanguage)} />
      <StructuredData />
    </>
  );
}
