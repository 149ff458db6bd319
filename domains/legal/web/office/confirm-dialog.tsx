import type { ReactNode } from 'react';
import { Button } from '#kit/ui/primitives/button.tsx';
import { Dialog } from '#kit/ui/primitives/dialog.tsx';
import { useFormat, useMessages } from '#kit/web/words/i18n.tsx';
import type { ReadVersion } from './read-version.ts';
import { useLegalWords } from './words.ts';

/** Asks before something that cannot be taken back. */
export function ConfirmDialog({
  what,
  draft,
  onClose,
  onConfirm,
}: {
  what: 'publish' | 'discard';
  draft: Pick<ReadVersion, 'product' | 'type' | 'version' | 'asks' | 'validFrom'>;
  onClose: () => void;
  onConfirm: () => void;
}): ReactNode {
  const t = useMessages();
  const format = useFormat();
  const name = `${useLegalWords().nameOf(draft)} ${draft.version}`;
  const date = draft.validFrom ? format.date(`${draft.validFrom}T12:00:00Z`, 'long') : '';
  const publishes = what === 'publish';
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      title={publishes ? t('legal.office.confirm.publish', { name }) : t('legal.office.confirm.discard', { name })}
      description={publishes ? t('legal.office.confirm.publishText', { date }) : t('legal.office.confirm.discardText')}
      closeLabel={t('legal.office.cancel')}
      footer={
        <>
          <Button onClick={onClose}>{t('legal.office.cancel')}</Button>
          <Button variant={publishes ? 'primary' : 'danger'} onClick={onConfirm}>
            {publishes ? t('legal.office.publish') : t('legal.office.discard')}
          </Button>
        </>
      }
    >
      {publishes ? <p>{draft.asks ? t('legal.office.confirm.asks') : t('legal.office.confirm.asksNot')}</p> : null}
    </Dialog>
  );
}
