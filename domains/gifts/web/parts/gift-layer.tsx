import { useRef } from 'react';
import type { giftLayer } from '#domains/live/web/slots.ts';
import { cx } from '#kit/ui/primitives/cx.ts';
import { usePush } from '#kit/web/live/channel.tsx';
import type { FillingOf } from '#kit/web/slots/slots.ts';
import { useMessages } from '#kit/web/words/i18n.tsx';
import { liveReaction } from '../../contract/reactions.ts';
import type { Given } from '../../contract/room.ts';
import { roomGiven, roomGoalChanged } from '../../contract/room.ts';
import { useGivenWords, useGiver } from './given-words.ts';
import { usePassing } from './use-passing.ts';

/** How long something flies, in ms; its CSS says the same. */
const shownMs = 3_400;
/** Most pictures of one sending, and of everything at once: more are neither seen nor drawn smoothly. */
const mostOfOne = 6;
const mostAtOnce = 24;
/** From how many hundredths of a coin on a gift stands in the middle, too. */
const bigGift = 1_000;

interface Flying {
  readonly key: string;
  readonly imageUrl: string;
  readonly words: string;
  /** Where it rises, in per cent of the width. */
  readonly left: number;
  readonly delay: number;
}

interface Big {
  readonly key: string;
  readonly imageUrl: string | null;
  /** What stands with it: words, or what somebody gave, which the ticker says, too. */
  readonly said: string | Given;
}

/** A place that looks like chance and is the same for the same number. */
const placeOf = (seed: number): number => 8 + ((seed * 37) % 84);

/** What flies over the picture: gifts and reactions from below, a big gift and a goal that is reached in the middle. */
export const GiftLayer: FillingOf<typeof giftLayer> = ({ actor }) => {
  const t = useMessages();
  const giver = useGiver();
  const words = useGivenWords();
  const [flying, fly] = usePassing<Flying>(shownMs, mostAtOnce);
  const [big, show] = usePassing<Big>(shownMs, 1);
  const reached = useRef<number | null>(null);

  const give = (given: Given): void => {
    const pictures = given.gifts.flatMap(({ imageUrl, quantity }) => Array<string>(quantity).fill(imageUrl));
    for (const [index, imageUrl] of pictures.slice(0, mostOfOne).entries()) {
      const left = placeOf(given.sendId + index * 5);
      fly({ key: `${given.sendId}-${index}`, imageUrl, words: '', left, delay: index * 160 });
    }
    if (given.coins < bigGift && given.kind === 'gift') return;
    const imageUrl = given.gifts[0]?.imageUrl ?? null;
    show({ key: `big-${given.sendId}`, imageUrl, said: given });
  };
  usePush(roomGiven, ({ actorId, given }) => {
    if (actorId === actor.id) give(given);
  });
  usePush(liveReaction, ({ id, referenceId, imageUrl, message }) => {
    if (referenceId === actor.id) fly({ key: `r${id}`, imageUrl, words: message, left: placeOf(id), delay: 0 });
  });
  usePush(roomGoalChanged, ({ actorId, goal }) => {
    if (actorId !== actor.id || goal?.reachedAt == null || goal.reachedAt === reached.current) return;
    reached.current = goal.reachedAt;
    const imageUrl = '/rest/v1/gifts/picture/fireworks';
    show({
      key: `goal-${goal.id}-${goal.timesReached}`,
      imageUrl,
      said: goal.reward || t('gifts.goal.reached', { words: goal.words }),
    });
  });

  if (flying.length + big.length === 0) return null;
  return (
    <div aria-hidden className="@container-[size] absolute inset-0">
      {flying.map(({ key, imageUrl, words: said, left, delay }) => (
        <span
          key={key}
          className="absolute bottom-24 grid animate-float-up justify-items-center motion-reduce:animate-none"
          style={{ left: `${left}%`, animationDelay: `${delay}ms` }}
        >
          <img src={imageUrl} alt="" width={44} height={44} />
          {said ? (
            <span className="max-w-40 truncate rounded-full bg-black/55 px-2 text-white text-xs">{said}</span>
          ) : null}
        </span>
      ))}
      {big.map(({ key, imageUrl, said }) => (
        <span
          key={key}
          // Over a tall picture the ticker stands in the middle: above it, and its words are not said twice.
          className="absolute inset-0 grid animate-pop place-content-center justify-items-center gap-2 motion-reduce:animate-none laid-tall:bottom-[58%]"
        >
          {imageUrl ? <img src={imageUrl} alt="" width={128} height={128} className="drop-shadow-2xl" /> : null}
          <span
            className={cx(
              'max-w-72 rounded-full bg-black/60 px-4 py-1.5 text-center font-semibold text-white',
              typeof said !== 'string' && 'laid-tall:hidden',
            )}
          >
            {typeof said === 'string' ? (
              said
            ) : (
              <>
                <bdi>{giver(said)}</bdi> · <bdi>{words(said)}</bdi>
              </>
            )}
          </span>
        </span>
      ))}
    </div>
  );
};
