import type { ReactNode } from 'react';
import { ReasonDialog } from '#kit/forms/reason-dialog.tsx';
import { useMessages } from '#kit/web/words/i18n.tsx';
import type { WorkFile } from '../../contract/index.ts';
import { takeDown } from '../../contract/index.ts';

/** Says what taking down does, and asks why. */
export function TakeDownDialog({
  work,
  onClose,
  onDone,
}: {
  work: WorkFile;
  onClose: () => void;
  onDone: () => void;
}): ReactNode {
  const t = useMessages();
  const params = { kind: work.kind, id: work.id };
  return (
    <ReasonDialog
      title={t('consent.office.takeDownTitle', { name: work.title || t('consent.untitled') })}
      text={t('consent.office.takeDownText')}
      label={t('consent.office.why')}
      hint={t('consent.office.takeDownRead')}
      act={t('consent.office.takeDown')}
      cancel={t('consent.office.cancel')}
      told={t('consent.office.tookDown')}
      call={(api, reason) => api.call(takeDown, { params, body: { reason } })}
      onClose={onClose}
      onDone={onDone}
    />
  );
}
