import type { ReactNode } from 'react';
import { useMessages } from '#kit/web/words/i18n.tsx';
import { ActorGrid } from './actor-grid.tsx';
import type { CardFacts } from './card-facts.ts';

/** A list of performers: the live ones first, and under a heading of their own those who are not. */
export function ActorSections({ actors, label }: { actors: readonly CardFacts[]; label: string }): ReactNode {
  const t = useMessages();
  const live = actors.filter(({ isOnline }) => isOnline);
  const later = actors.filter(({ isOnline }) => !isOnline);
  return (
    <>
      {live.length > 0 ? (
        <section>
          <h2 className="sr-only">{label}</h2>
          <ActorGrid actors={live} label={label} />
        </section>
      ) : null}
      {later.length > 0 ? (
        <section className="grid gap-4">
          <h2 className="pt-2 font-bold text-xl tracking-tight">{t('performers.home.later')}</h2>
          <ActorGrid actors={later} label={t('performers.home.later')} eager={live.length > 0 ? 0 : 6} />
        </section>
      ) : null}
    </>
  );
}
