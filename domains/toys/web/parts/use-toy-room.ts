import { useResource } from '#kit/web/live/use-resource.ts';
import { useLanguage, useMessages } from '#kit/web/words/i18n.tsx';
import type { ToyControl } from '../../contract/controls.ts';
import type { ToyPlay, ToyRoom } from '../../contract/room.ts';
import { noToy, ownToyPlays, toyRoom } from '../../contract/room.ts';
import { giftKey } from './gift-words.ts';

const none: readonly ToyPlay[] = [];

/** A performer’s toy, always as it is now; nothing until it is there. */
export const useToyRoom = (actorId: number): ToyRoom => useResource(toyRoom, actorId, noToy);

/** What the guest has paid for there and is not over yet. */
export const useOwnPlays = (actorId: number, isLoggedIn: boolean): readonly ToyPlay[] =>
  useResource(ownToyPlays, isLoggedIn ? actorId : undefined, none);

/** What a control is called: in the performer’s own words, or as the gift in the language of the page. */
export function useControlName(): (control: ToyControl) => string {
  const language = useLanguage();
  return ({ displayName, name, translations }) =>
    displayName === name ? (translations.find((one) => one.language === language)?.value ?? name) : displayName;
}

/** What a play is called. */
export function usePlayName(): (play: Pick<ToyPlay, 'displayName' | 'giftId'>) => string {
  const t = useMessages();
  return ({ displayName, giftId }) => displayName || (giftId === null ? t('toys.direct') : t(giftKey(giftId)));
}
