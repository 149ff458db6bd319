import type { ReactNode } from 'react';
import type { Language } from '#kit/contract/access.ts';
import { useMessages } from '#kit/web/words/i18n.tsx';

/** What stands in for a page's own facts. */
function sampled(text: string, language: Language): string {
  const name = (type: 'region' | 'language', code: string) =>
    new Intl.DisplayNames(language, { type }).of(code) ?? code;
  const samples: Readonly<Record<string, string>> = {
    name: 'Lena',
    category: 'Jazz',
    categories: 'Jazz, Improv',
    headline: 'Jazz & Improv',
    count: '48',
    country: name('region', 'NL'),
    languages: `${name('language', 'en')}, ${name('language', 'nl')}`,
  };
  return text.replace(/\{(\w+)\}/g, (braces, placeholder: string) => samples[placeholder] ?? braces);
}

/** About how a search engine shows the page: its address, its title, and two lines, with an example's facts. */
export function Snippet({
  host,
  language,
  title,
  text,
}: {
  host: string;
  language: Language;
  title: string;
  text: string;
}): ReactNode {
  const t = useMessages();
  return (
    <figure className="grid gap-0.5 rounded-control border border-line bg-canvas px-3.5 py-3">
      <figcaption className="text-subtle text-xs">{t('seo.office.preview')}</figcaption>
      <p className="truncate text-muted text-xs">{`${host} › ${language}`}</p>
      <p className="truncate font-semibold text-info text-lg leading-snug">{sampled(title, language)}</p>
      <p className="line-clamp-2 text-muted text-sm">{sampled(text, language)}</p>
    </figure>
  );
}
