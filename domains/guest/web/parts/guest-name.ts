import type { Translator } from '#kit/i18n/translator.ts';
import { useMessages } from '#kit/web/words/i18n.tsx';

/** How the server calls a guest without a name; nobody can take one like it. */
const nameless = /^Guest(\d*)$/;

/** A guest's name as a reader is told it: `say` gives the words for anyone who has none, with their number. */
export function guestNameIn(say: (id: string) => string, name: string): string {
  const id = nameless.exec(name)?.[1];
  return id === undefined ? name : say(id).trim();
}

/** The same with the words of a page, where no hook can be called. */
export const nameFor = (t: Translator, name: string): string => guestNameIn((id) => t('guest.nameless', { id }), name);

/** Says a guest's name in the reader's language: who has none is "Gast 100063" to somebody who reads German. */
export function useGuestName(): (name: string) => string {
  const t = useMessages();
  return (name) => nameFor(t, name);
}
