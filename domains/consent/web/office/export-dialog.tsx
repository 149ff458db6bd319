import { filled } from 'virtual:slots/consent.exportMore';
import { Download } from 'lucide-react';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { routeUrl } from '#kit/contract/client.ts';
import { day } from '#kit/entries/entry.ts';
import { Button, ButtonLink } from '#kit/ui/primitives/button.tsx';
import { Dialog, DialogClose } from '#kit/ui/primitives/dialog.tsx';
import { EntryField } from '#kit/ui/primitives/entry-field.tsx';
import { TextArea } from '#kit/ui/primitives/text-field.tsx';
import { stepUpLink } from '#kit/web/session/step-up.ts';
import { Slot } from '#kit/web/slots/slot.tsx';
import { useLanguage, useMessages } from '#kit/web/words/i18n.tsx';
import { exportRecords } from '../../contract/index.ts';
import type { exportMore } from '../slots.ts';

/** Asks why the records leave the house, and of which days; then the file is fetched. */
export function ExportDialog({ accountId, onClose }: { accountId?: number; onClose: () => void }): ReactNode {
  const t = useMessages();
  const language = useLanguage();
  const [reason, setReason] = useState('');
  const [days, setDays] = useState({ from: '', to: '' });
  const isReady = reason.trim().length >= 3;
  const query = {
    ...{ reason: reason.trim(), accountId },
    ...{ from: days.from || undefined, to: days.to || undefined },
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      size="sm"
      title={t('consent.office.exportTitle')}
      description={t('consent.office.exportText')}
      closeLabel={t('consent.office.cancel')}
      footer={
        <>
          <DialogClose>
            <Button variant="ghost">{t('consent.office.cancel')}</Button>
          </DialogClose>
          {isReady ? (
            <ButtonLink
              variant="primary"
              href={routeUrl(exportRecords, { query }, language)}
              download
              {...stepUpLink}
              icon={<Download aria-hidden />}
            >
              {t('consent.office.exportNow')}
            </ButtonLink>
          ) : (
            <Button variant="primary" disabled icon={<Download aria-hidden />}>
              {t('consent.office.exportNow')}
            </Button>
          )}
        </>
      }
    >
      <div className="grid min-w-0 grid-cols-1 gap-4">
        <TextArea
          label={t('consent.office.why')}
          hint={t('consent.office.whyText')}
          required
          rows={3}
          maxLength={300}
          value={reason}
          onChange={({ currentTarget }) => setReason(currentTarget.value)}
        />
        <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
          {(['from', 'to'] as const).map((name) => (
            <EntryField
              key={name}
              entry={day}
              label={t(`consent.office.${name}`)}
              value={days[name]}
              onChange={({ currentTarget }) => setDays({ ...days, [name]: currentTarget.value })}
            />
          ))}
        </div>
        <Slot<typeof exportMore> filled={filled} props={{ accountId }} />
      </div>
    </Dialog>
  );
}
