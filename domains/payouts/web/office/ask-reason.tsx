import type { ReactNode } from 'react';
import { useState } from 'react';
import type { ApiClient, Result } from '#kit/contract/client.ts';
import { amount as amountIn } from '#kit/entries/entry.ts';
import { readEntry } from '#kit/entries/read-entry.ts';
import { ReasonDialog } from '#kit/forms/reason-dialog.tsx';
import { euros } from '#kit/money/amounts.ts';
import { EntryField } from '#kit/ui/primitives/entry-field.tsx';
import { useMessages } from '#kit/web/words/i18n.tsx';

const eurosEntry = amountIn(euros, { least: 1 });

/** Asks why something is done, and where `amount` is given how much of it in euros, before it is done. */
export function AskReason({
  title,
  text,
  amount,
  onClose,
  onDone,
  call,
}: {
  title: string;
  text: string;
  amount?: string;
  onClose: () => void;
  onDone: () => void;
  call: (api: ApiClient, given: { reason: string; cents: number }) => Promise<Result<unknown>>;
}): ReactNode {
  const t = useMessages();
  const [isUnread, setUnread] = useState(false);
  const centsOf = (form: FormData): number | null => {
    const read = readEntry(String(form.get('euros') ?? ''), eurosEntry);
    return 'value' in read ? read.value : null;
  };
  return (
    <ReasonDialog
      title={title}
      text={text}
      label={t('payouts.office.reason')}
      cancel={t('payouts.office.close')}
      told={t('payouts.office.done')}
      isReadable={(form) => {
        const isMissing = amount !== undefined && centsOf(form) === null;
        setUnread(isMissing);
        return !isMissing;
      }}
      call={(api, reason, form) => call(api, { reason, cents: centsOf(form) ?? 0 })}
      onClose={onClose}
      onDone={onDone}
    >
      {amount === undefined ? null : (
        <EntryField
          entry={eurosEntry}
          name="euros"
          required
          label={amount}
          error={isUnread ? t('payouts.office.amountUnread') : undefined}
        />
      )}
    </ReasonDialog>
  );
}
