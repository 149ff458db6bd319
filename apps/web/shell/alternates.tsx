import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import type { Language } from '#kit/i18n/language.ts';
import { defaultLanguage, languages } from '#kit/i18n/language.ts';
import { useAlternates, useCurrentPage } from '#kit/web/page.ts';
import { isIndexed } from '#kit/web/pages.ts';
import { StructuredData } from '#kit/web/structured-data.tsx';

/**
 * Canonical address, the other languages' addresses, and what the page tells machines about itself; what is not for
 * search engines says so instead. The second page of a list is a page of its own; a list narrowed by filters is not.
 */
export function Alternates({ origin, language }: { origin: string; language: Language }): ReactNode {
  const current = useCurrentPage();
  const alternates = useAlternates(languages);
  const page = new URLSearchParams(useLocation().search).get('page');
  if (!current || !isIndexed(current.page)) return <meta name="robots" content="noindex" />;
  const query = page && /^[1-9]\d{0,3}$/.test(page) && page !== '1' ? `?page=${page}` : '';
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
