import { EyeOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { ActorCardView } from '#domains/performers/web/parts/actor-card.tsx';
import type { CardFacts } from '#domains/performers/web/parts/card-facts.ts';
import { Button } from '#kit/ui/primitives/button.tsx';
import { useMessages } from '#kit/web/words/i18n.tsx';
import type { Reason } from '../../contract/index.ts';

/** Why somebody is recommended, in words. */
export function useReason(): (reason: Reason) => string {
  const t = useMessages();
  return ({ why, kind, actorName }) => {
    if (why === 'new') return t('recommendations.why.new');
    if (why === 'popular' || kind === null) return t('recommendations.why.popular');
    return t(`recommendations.why.${kind}`, { name: actorName });
  };
}

/** A recommended performer: the card, why it is there, and the way to say no. */
export function RecommendedCard({
  actor,
  reason,
  onSkip,
}: {
  actor: CardFacts;
  reason?: Reason;
  onSkip?: () => void;
}): ReactNode {
  const t = useMessages();
  const words = useReason();
  return (
    <div className="grid gap-1.5">
      <ActorCardView actor={actor} />
      {reason ? (
        <div className="flex items-start justify-between gap-1">
          <p className="line-clamp-2 min-h-[2lh] text-muted text-sm">{words(reason)}</p>
          {onSkip ? (
            <Button
              size="sm"
              variant="ghost"
              className="-mt-1 shrink-0 pointer-coarse:min-h-11 pointer-coarse:min-w-11"
              icon={<EyeOff aria-hidden />}
              title={t('recommendations.skip')}
              aria-label={t('recommendations.skipOf', { name: actor.name })}
              onClick={onSkip}
            />
          ) : null}
        </div>
      ) : null}
    </div>
  );
}
