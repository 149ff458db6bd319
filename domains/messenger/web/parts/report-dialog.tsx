import type { FormEvent, ReactNode } from 'react';
import { useId, useState } from 'react';
import { Button } from '#kit/ui/primitives/button.tsx';
import { RadioGroup } from '#kit/ui/primitives/choice.tsx';
import { Panel } from '#kit/ui/primitives/panel.tsx';
import { TextField } from '#kit/ui/primitives/text-field.tsx';
import { useToast } from '#kit/ui/primitives/toast.ts';
import { useApi } from '#kit/web/live/api.tsx';
import { useMessages } from '#kit/web/words/i18n.tsx';
import { reportMessage, reportReasons } from '../../contract/reports.ts';

/** Asks why a message is reported, and tells the operators. */
export function ReportDialog({
  messageId,
  title,
  onClose,
}: {
  messageId: number;
  /** What it is called where it is about somebody rather than one message. */
  title?: string;
  onClose: () => void;
}): ReactNode {
  const t = useMessages();
  const api = useApi();
  const toast = useToast();
  const form = useId();
  const [reason, setReason] = useState<(typeof reportReasons)[number] | ''>('');
  const [note, setNote] = useState('');
  const [refusal, setRefusal] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const send = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (reason === '') return setRefusal(t('messenger.report.choose'));
    setBusy(true);
    const answer = await api.call(reportMessage, { body: { messageId, reason, note } });
    setBusy(false);
    if (!answer.ok) return setRefusal(answer.problem.title);
    toast.show({ title: t('messenger.report.done'), tone: 'success' });
    return onClose();
  };
  return (
    <Panel
      open
      onOpenChange={onClose}
      title={title ?? t('messenger.report.title')}
      description={t('messenger.report.lead')}
      closeLabel={t('messenger.cancel')}
      footer={
        <Button type="submit" form={form} variant="primary" disabled={busy}>
          {t('messenger.report.send')}
        </Button>
      }
    >
      <form id={form} onSubmit={(event) => void send(event)} className="grid gap-4">
        <RadioGroup
          legend={t('messenger.report.reason')}
          name="reason"
          value={reason}
          onValueChange={(value) => setReason(value as typeof reason)}
          options={reportReasons.map((value) => ({ value, label: t(`messenger.report.reason.${value}`) }))}
        />
        <TextField
          label={t('messenger.report.note')}
          name="note"
          maxLength={500}
          value={note}
          onChange={(event) => setNote(event.currentTarget.value)}
        />
        {refusal ? (
          <p role="alert" className="text-danger text-sm">
            {refusal}
          </p>
        ) : null}
      </form>
    </Panel>
  );
}
