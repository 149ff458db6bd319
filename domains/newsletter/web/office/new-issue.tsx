import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { useId, useState } from 'react';
import { defineForm } from '#kit/forms/define-form.ts';
import { OperationForm } from '#kit/forms/operation-form.tsx';
import { Button } from '#kit/ui/primitives/button.tsx';
import { Dialog, DialogClose } from '#kit/ui/primitives/dialog.tsx';
import { useLanguage, useMessages } from '#kit/web/words/i18n.tsx';
import { addIssue } from '../../contract/office.ts';
import { newsletterTypes, typeLabels } from '../../contract/types.ts';

export const addIssueForm = defineForm(addIssue, {});

/** The kinds of newsletters as a choice. */
export function useTypeOptions(): { value: string; label: string }[] {
  const language = useLanguage();
  return newsletterTypes.map((type) => ({ value: String(type), label: typeLabels[type][language] }));
}

/** Begins a newsletter: its type first, the words on its page. */
export function NewIssue(): ReactNode {
  const t = useMessages();
  const id = useId();
  const [open, setOpen] = useState(false);
  const [busy, setBusy] = useState(false);
  return (
    <Dialog
      open={open}
      onOpenChange={setOpen}
      size="sm"
      trigger={
        <Button variant="primary" icon={<Plus aria-hidden />}>
          {t('newsletter.office.new')}
        </Button>
      }
      title={t('newsletter.office.new')}
      description={t('newsletter.office.newText')}
      closeLabel={t('newsletter.office.cancel')}
      footer={
        <>
          <DialogClose>
            <Button variant="ghost">{t('newsletter.office.cancel')}</Button>
          </DialogClose>
          <Button type="submit" form={id} variant="primary" loading={busy}>
            {t('newsletter.office.begin')}
          </Button>
        </>
      }
    >
      <OperationForm
        id={id}
        form={addIssueForm}
        onBusy={setBusy}
        values={{ type: '256' }}
        fields={{ type: { label: t('newsletter.office.type'), options: useTypeOptions() } }}
      />
    </Dialog>
  );
}
