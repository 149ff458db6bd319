import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { useId, useState } from 'react';
import { Button } from '#kit/ui/primitives/button.tsx';
import { Dialog, DialogClose } from '#kit/ui/primitives/dialog.tsx';

/** What a form in the dialog is wired with. */
export interface DialogForm {
  readonly id: string;
  readonly onBusy: (busy: boolean) => void;
  readonly onDone: () => void;
}

/** A button that asks for a new entry in a dialog. */
export function EntryDialog({
  title,
  text,
  words,
  children,
}: {
  readonly title: string;
  readonly text: string;
  readonly words: { readonly cancel: string; readonly save: string };
  readonly children: (form: DialogForm) => ReactNode;
}): ReactNode {
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
          {title}
        </Button>
      }
      title={title}
      description={text}
      closeLabel={words.cancel}
      footer={
        <>
          <DialogClose>
            <Button variant="ghost">{words.cancel}</Button>
          </DialogClose>
          <Button type="submit" form={id} variant="primary" loading={busy}>
            {words.save}
          </Button>
        </>
      }
    >
      {children({ id, onBusy: setBusy, onDone: () => setOpen(false) })}
    </Dialog>
  );
}
