import type { FormEvent, ReactNode } from 'react';
import { useId, useState } from 'react';
import { useCall } from '#kit/forms/use-call.ts';
import { Button } from '#kit/ui/primitives/button.tsx';
import { RadioGroup } from '#kit/ui/primitives/choice.tsx';
import { Panel } from '#kit/ui/primitives/panel.tsx';
import { useMessages } from '#kit/web/words/i18n.tsx';
import type { CommentReportReason } from '../../contract/index.ts';
import { commentReportReasons, reportComment } from '../../contract/index.ts';

/** Asks why a comment is reported, and tells the operators. */
export function ReportPanel({ commentId, onClose }: { commentId: number; onClose: () => void }): ReactNode {
  const t = useMessages();
  const form = useId();
  const { busy, refusal, run } = useCall();
  const [reason, setReason] = useState<CommentReportReason | ''>('');
  const send = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (reason === '') return;
    const call = { params: { commentId }, body: { reason } };
    const answer = await run((api) => api.call(reportComment, call), {
      told: () => t('comments.report.done'),
      isRefusedInPlace: true,
    });
    if (answer.ok) onClose();
  };
  return (
    <Panel
      open
      onOpenChange={onClose}
      title={t('comments.report.title')}
      description={t('comments.report.lead')}
      closeLabel={t('comments.cancel')}
      footer={
        <Button type="submit" form={form} variant="primary" loading={busy} disabled={reason === ''}>
          {t('comments.report.send')}
        </Button>
      }
    >
      <form id={form} onSubmit={(event) => void send(event)} className="grid gap-4">
        <RadioGroup
          legend={t('comments.report.reason')}
          name="reason"
          value={reason}
          onValueChange={(value) => setReason(value as CommentReportReason)}
          options={commentReportReasons.map((value) => ({ value, label: t(`comments.report.reason.${value}`) }))}
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
