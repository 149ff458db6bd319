import type { ReactNode } from 'react';
import { useEffect, useRef } from 'react';
import { useToast } from '#kit/ui/primitives/toast.ts';
import { typedKeys } from '#kit/ui/primitives/typed-keys.ts';
import { useApi } from '#kit/web/live/api.tsx';
import { useMessages } from '#kit/web/words/i18n.tsx';
import { addLiveReaction, reactionImages } from '../../contract/reactions.ts';

/** The words for reactions, in the order of their numbers. */
const names = [
  'gifts.reaction.heart',
  'gifts.reaction.smile',
  'gifts.reaction.laugh',
  'gifts.reaction.kiss',
  'gifts.reaction.wow',
  'gifts.reaction.applause',
  'gifts.reaction.fire',
  'gifts.reaction.star',
] as const;

/** Small pictures, each of which floats over the show when it is pressed; stays open for the next. */
export function ReactionRow({ actorId, onDone }: { actorId: number; onDone: () => void }): ReactNode {
  const t = useMessages();
  const api = useApi();
  const toast = useToast();
  const first = useRef<HTMLButtonElement>(null);
  useEffect(() => first.current?.focus(), []);
  const send = async (imageId: number): Promise<void> => {
    const sent = await api.mutate(addLiveReaction, { referenceType: 'actor', referenceId: actorId, imageId });
    if (!sent.ok) toast.show({ title: sent.problem.title, tone: 'danger' });
  };
  return (
    <fieldset
      onKeyDown={typedKeys({ Escape: () => onDone() })}
      className="pointer-events-auto absolute right-13 bottom-13 grid w-50 grid-cols-4 rounded-card bg-black/70 p-1 laid-wide:right-auto laid-wide:bottom-13 laid-wide:left-0"
    >
      <legend className="sr-only">{t('gifts.react')}</legend>
      {names.slice(0, reactionImages).map((name, index) => (
        <button
          key={name}
          ref={index === 0 ? first : undefined}
          type="button"
          aria-label={t(name)}
          title={t(name)}
          onClick={() => void send(index + 1)}
          className="grid size-12 place-items-center rounded-control transition-transform hover:bg-white/15 active:scale-90"
        >
          <img src={`/rest/v1/gifts/picture/reaction-${index + 1}`} alt="" width={30} height={30} />
        </button>
      ))}
    </fieldset>
  );
}
