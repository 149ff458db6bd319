import type { ReactNode } from 'react';
import { Link } from '#kit/ui/primitives/link.tsx';
import { pageTable } from '#kit/web/page/links.ts';
import { useLanguage } from '#kit/web/words/i18n.tsx';
import { rich } from '#kit/web/words/rich-text.tsx';

const pageIds = { terms: 'legal.terms', privacy: 'legal.dataProtection' } as const;

/** A sentence whose <terms> and <privacy> parts lead to the legal texts, in a new tab so that no form is lost. */
export function LegalWords({ text }: { text: string }): ReactNode {
  const language = useLanguage();
  const linked = (part: keyof typeof pageIds) => (words: string) => {
    const id = pageIds[part];
    if (!pageTable().page(id)) return words;
    return (
      <Link href={pageTable().href(id, language)} target="_blank">
        {words}
      </Link>
    );
  };
  return rich(text, { terms: linked('terms'), privacy: linked('privacy') });
}
