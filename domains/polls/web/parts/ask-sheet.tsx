import type { ReactNode } from 'react';
import { Panel } from '#kit/ui/primitives/panel.tsx';
import { useMessages } from '#kit/web/words/i18n.tsx';
import { AskForm } from './ask-form.tsx';

/** A helper asks the room in the performer’s name. */
export function AskSheet({
  actor,
  onClose,
}: {
  actor: { readonly id: number; readonly name: string };
  onClose: () => void;
}): ReactNode {
  const t = useMessages();
  return (
    <Panel
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={t('polls.ask.title')}
      description={t('polls.ask.inName', { name: actor.name })}
      closeLabel={t('polls.ask.close')}
    >
      <AskForm actorId={actor.id} onDone={onClose} onBack={onClose} />
    </Panel>
  );
}
