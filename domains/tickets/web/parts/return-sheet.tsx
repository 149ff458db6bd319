import type { ReactNode } from 'react';
import { useState } from 'react';
import { Button } from '#kit/ui/primitives/button.tsx';
import { Panel } from '#kit/ui/primitives/panel.tsx';
import { useApi } from '#kit/web/live/api.tsx';
import { useLanguage, useMessages } from '#kit/web/words/i18n.tsx';
import type { ChatTicket } from '../../contract/index.ts';
import { removeChatTicket } from '../../contract/index.ts';
import { wordsIn } from './words-in.ts';

/** Asks once before a ticket goes back. */
export function ReturnSheet({
  show,
  onDone,
  onClose,
}: {
  show: ChatTicket;
  onDone: () => void;
  onClose: () => void;
}): ReactNode {
  const t = useMessages();
  const api = useApi();
  const language = useLanguage();
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState('');
  const giveBack = async (): Promise<void> => {
    setBusy(true);
    const answer = await api.mutate(removeChatTicket, { id: show.id });
    setBusy(false);
    if (!answer.ok) return setRefusal(answer.problem.title);
    const { errorCode } = answer.data;
    if (errorCode === null) onDone();
    else setRefusal(answer.data.reason ?? t(`tickets.error.${errorCode}`));
  };
  return (
    <Panel
      open
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title={t('tickets.return.title')}
      description={t('tickets.return.text')}
      closeLabel={t('tickets.close')}
      footer={
        <>
          <Button onClick={onClose}>{t('tickets.return.keep')}</Button>
          <Button variant="danger" loading={isBusy} onClick={() => void giveBack()}>
            {t('tickets.giveBack')}
          </Button>
        </>
      }
    >
      <p className="font-semibold [overflow-wrap:anywhere]">
        {wordsIn(show.title, language) || t('tickets.private.title')}
      </p>
      {refusal ? (
        <p role="alert" className="font-medium text-danger text-sm">
          {refusal}
        </p>
      ) : null}
    </Panel>
  );
}
