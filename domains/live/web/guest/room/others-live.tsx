import type { ReactNode } from 'react';
import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import type { Actor } from '#domains/performers/contract/index.ts';
import type { StateFacts } from '#domains/performers/web/parts/state-words.ts';
import { pillStateOf, stateKey } from '#domains/performers/web/parts/state-words.ts';
import { usePrice } from '#domains/performers/web/parts/use-price.ts';
import { StatusPill } from '#kit/ui/live/status-pill.tsx';
import { Figure } from '#kit/ui/measure/figure.tsx';
import { Anchor } from '#kit/ui/primitives/anchor.tsx';
import { Avatar } from '#kit/ui/primitives/avatar.tsx';
import { useHref } from '#kit/web/navigation/local-link.tsx';
import { useMessages } from '#kit/web/words/i18n.tsx';

/** Somebody else who is live: a face, what they do now, and what their cheapest chat costs a minute. */
export type OtherLive = Pick<Actor, 'id' | 'name' | 'avatar'> & StateFacts & { readonly perMinute: number | null };

/** Three others who are live now, and the way to all of them. */
export function OthersLive({ others }: { others: readonly OtherLive[] | undefined }): ReactNode {
  const t = useMessages();
  const to = useHref();
  const price = usePrice();
  const { revalidate } = useRevalidator();
  // Those of the page's first look may have gone meanwhile.
  useEffect(() => void revalidate(), [revalidate]);
  return (
    <nav
      aria-label={t('live.room.others')}
      className="grid w-full gap-2 border-line border-t pt-3 laid-wide:border-t-0 laid-wide:pt-0"
    >
      {others && others.length > 0 ? (
        <ul className="grid grid-cols-3 gap-2">
          {others.map(({ id, name, avatar, perMinute, ...facts }) => (
            <li key={id} className="min-w-0">
              <Anchor
                href={to('live.room', { actorName: name.toLowerCase() })}
                className="grid min-h-11 justify-items-center gap-1 rounded-control p-1.5 font-semibold text-ink text-sm no-underline hover:bg-hover"
              >
                <Avatar name={name} src={avatar?.src} size="md" />
                <bdi className="max-w-full truncate">{name}</bdi>
                <StatusPill state={pillStateOf(facts)} label={t(stateKey(pillStateOf(facts)))} className="max-w-full" />
                {perMinute === null ? null : (
                  <span className="font-normal text-muted text-xs">
                    <Figure>{`${price(perMinute).amount}${t('performers.perMinute')}`}</Figure>
                  </span>
                )}
              </Anchor>
            </li>
          ))}
        </ul>
      ) : null}
      <Anchor href={to('performers.cams')} className="inline-grid min-h-11 place-items-center text-accent-ink text-sm">
        {t('live.room.others')}
      </Anchor>
    </nav>
  );
}
