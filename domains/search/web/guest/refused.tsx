import { ShieldOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { ButtonLink } from '#kit/ui/primitives/button.tsx';
import { EmptyState } from '#kit/ui/primitives/state.tsx';
import { useHref } from '#kit/web/navigation/local-link.tsx';
import { useMessages } from '#kit/web/words/i18n.tsx';

/** In the place of results where a search was refused: why, whom to ask, and the rules; the words are not repeated. */
export function RefusedSearch(): ReactNode {
  const t = useMessages();
  const to = useHref();
  return (
    <EmptyState
      isPage
      icon={<ShieldOff />}
      title={t('search.refused.title')}
      action={
        <div className="flex flex-wrap justify-center gap-2">
          <ButtonLink href={to('help.center')}>{t('search.refused.help')}</ButtonLink>
          <ButtonLink href={to('legal.termsOfUse')}>{t('search.refused.rules')}</ButtonLink>
          <ButtonLink href={to('performers.cams')}>{t('search.none.action')}</ButtonLink>
        </div>
      }
    >
      {t('search.refused.text')}
    </EmptyState>
  );
}
