import type { ReactNode } from 'react';
import { LocalLink } from '#kit/web/navigation/local-link.tsx';
import { useMessages } from '#kit/web/words/i18n.tsx';
import type { ReadText } from './load-text.ts';
import { pageOfType } from './page-of-type.ts';

/** Ways to the texts that stand in no menu, while they are published. */
export function OtherTexts({ text }: { text: ReadText }): ReactNode {
  const t = useMessages();
  const others = (['GTC', 'TOU'] as const).filter((type) => type !== text.type && text.published.includes(type));
  if (others.length === 0) return null;
  const words = { GTC: t('legal.generalTerms.title'), TOU: t('legal.termsOfUse.title') };
  return (
    <nav aria-label={t('legal.others')} className="flex flex-wrap gap-x-5">
      {others.map((type) => (
        <LocalLink key={type} to={pageOfType[type]} className="inline-flex min-h-11 items-center">
          {words[type]}
        </LocalLink>
      ))}
    </nav>
  );
}
