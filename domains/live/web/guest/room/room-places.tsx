import { filled as gifts } from 'virtual:slots/live.giftLayer';
import { filled as goals } from 'virtual:slots/live.roomGoal';
import { filled as tickers } from 'virtual:slots/live.roomTicker';
import { filled as tips } from 'virtual:slots/live.tipButton';
import type { ReactNode } from 'react';
import { Suspense } from 'react';
import { Slot } from '#kit/web/slots/slot.tsx';
import type { giftLayer, roomGoal, roomTicker, tipButton } from '../../slots.ts';
import { useRoom } from './room-context.tsx';
import { currentChat } from './room-state.ts';

/**
 * Where what is given to a performer has its place over the picture: the goal under the money, the ticker over the
 * conversation, the button above the other actions, and gifts over everything without taking a press. Nobody fills one: it
 * takes no room.
 */
export function GivingPlaces({ actor }: { actor: { readonly id: number; readonly name: string } }): ReactNode {
  const chatId = currentChat(useRoom())?.chatId ?? null;
  const props = { actor: { id: actor.id, name: actor.name }, chatId };
  return (
    <Suspense>
      <div
        data-theme="dark"
        className="absolute inset-x-3 top-14 z-2 empty:hidden md:right-auto md:w-[min(20rem,45%)] laid:top-[calc(8.75rem+env(safe-area-inset-top,0px))] laid-wide:right-auto laid-wide:w-[min(20rem,45%)]"
      >
        <Slot<typeof roomGoal> filled={goals} props={props} />
      </div>
      <div
        data-theme="dark"
        aria-live="polite"
        className="pointer-events-none absolute bottom-16 left-3 z-2 max-w-[70%] empty:hidden laid-tall:bottom-[46%] laid-tall:group-has-data-strip/room:bottom-[63%]"
      >
        <Slot<typeof roomTicker> filled={tickers} props={props} />
      </div>
      <div
        data-theme="dark"
        className="absolute right-3 bottom-29 z-2 empty:hidden group-data-keyboard/room:hidden md:bottom-33 laid:z-4 laid-tall:bottom-57 laid-wide:right-auto laid-wide:bottom-3 laid-wide:left-16 md:laid-wide:bottom-16"
      >
        <Slot<typeof tipButton> filled={tips} props={props} />
      </div>
      <div className="pointer-events-none absolute inset-0 z-4 overflow-hidden empty:hidden">
        <Slot<typeof giftLayer> filled={gifts} props={props} />
      </div>
    </Suspense>
  );
}
