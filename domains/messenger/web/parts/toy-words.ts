import type { Language } from '#kit/i18n/language.ts';
import type { MessageType, MessengerContent } from '../../contract/index.ts';

type ToyType = Extract<MessageType, `toy_${string}`>;

/** Whether a message says what became of a remote toy. */
export const isOfToy = (type: MessageType): type is ToyType => type.startsWith('toy_');

/** What was played: in the performer’s words, else as the gift is called; null: the guest’s direct control. */
export const playedIn = (
  { text, gifts }: Pick<MessengerContent, 'text' | 'gifts'>,
  language: Language,
): string | null => text || (gifts[0]?.names[language] ?? null);
