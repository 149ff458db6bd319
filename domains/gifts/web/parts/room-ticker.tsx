import type { roomTicker } from '#domains/live/web/slots.ts';
import { usePush } from '#kit/web/live/channel.tsx';
import type { FillingOf } from '#kit/web/slots/slots.ts';
import type { Given } from '../../contract/room.ts';
import { roomGiven } from '../../contract/room.ts';
import { useGivenWords, useGiver } from './given-words.ts';
import { usePassing } from './use-passing.ts';

/** How long somebody who gave is named, in ms. */
const shownMs = 6_000;

/** Who gave what just now, one line each. */
export const RoomTicker: FillingOf<typeof roomTicker> = ({ actor }) => {
  const [shown, add] = usePassing<{ key: string; given: Given }>(shownMs, 2);
  const words = useGivenWords();
  const giver = useGiver();
  usePush(roomGiven, ({ actorId, given }) => {
    if (actorId === actor.id) add({ key: String(given.sendId), given });
  });
  if (shown.length === 0) return null;
  return (
    <ul className="grid justify-items-start gap-1">
      {shown.map(({ key, given }) => (
        <li
          key={key}
          className="inline-flex max-w-full animate-enter items-center gap-2 rounded-full bg-black/55 px-3 py-1 text-sm text-white has-[img]:pl-1.5"
        >
          {given.gifts[0] ? <img src={given.gifts[0].imageUrl} alt="" width={24} height={24} /> : null}
          <span className="truncate">
            <bdi className="font-semibold">{giver(given)}</bdi> · <bdi>{words(given)}</bdi>
          </span>
        </li>
      ))}
    </ul>
  );
};
