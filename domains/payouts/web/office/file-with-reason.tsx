import { FileDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { reasonBounds } from '#kit/forms/reason-dialog.tsx';
import { ButtonLink } from '#kit/ui/primitives/button.tsx';
import { Dialog } from '#kit/ui/primitives/dialog.tsx';
import { TextArea } from '#kit/ui/primitives/text-field.tsx';
import { stepUpLink } from '#kit/web/session/step-up.ts';
import { useMessages } from '#kit/web/words/i18n.tsx';

/** Asks why a file about a person is read before its links work; the reason stands in the audit log. `files`: each with its address. */
export function FileWithReason({
  title,
  text,
  files,
  onClose,
}: {
  title: string;
  text: string;
  files: readonly { readonly label: string; readonly href: string }[];
  onClose: () => void;
}): ReactNode {
  const t = useMessages();
  const [reason, setReason] = useState('');
  const isGiven = reason.trim().length >= reasonBounds.minLength;
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      size="sm"
      title={title}
      description={text}
      closeLabel={t('payouts.office.close')}
    >
      <div className="grid min-w-0 grid-cols-1 gap-4">
        <TextArea
          {...reasonBounds}
          name="reason"
          required
          rows={3}
          label={t('payouts.office.reason')}
          hint={t('payouts.office.reasonHint')}
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
        {isGiven ? (
          <div className="flex flex-wrap gap-2">
            {files.map(({ label, href }) => (
              <ButtonLink
                key={href}
                download
                {...stepUpLink}
                href={`${href}&${new URLSearchParams({ reason: reason.trim() })}`}
                icon={<FileDown aria-hidden />}
              >
                {label}
              </ButtonLink>
            ))}
          </div>
        ) : null}
      </div>
    </Dialog>
  );
}
