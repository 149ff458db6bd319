import { useRevalidator } from 'react-router';
import { useToast } from '#kit/ui/primitives/toast.ts';
import { usePush } from '#kit/web/live/channel.tsx';
import type { memberParts } from '#kit/web/slots/frame-slots.ts';
import type { FillingOf } from '#kit/web/slots/slots.ts';
import { useMessages } from '#kit/web/words/i18n.tsx';
import { privateShowAnswered } from '../../contract/private.ts';

/** What guests answer to invitations, on whatever page of the studio its performer is. */
export const KeepAnswers: FillingOf<typeof memberParts> = () => {
  const t = useMessages();
  const toast = useToast();
  const { revalidate } = useRevalidator();
  usePush(privateShowAnswered, ({ guestName, answer }) => {
    toast.show({
      title: (
        <>
          <bdi>{guestName}</bdi>: {t(`tickets.studio.answer.${answer}`)}
        </>
      ),
      tone: answer === 'accepted' ? 'success' : 'neutral',
    });
    void revalidate();
  });
  return null;
};
