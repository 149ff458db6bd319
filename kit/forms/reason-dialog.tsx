import type { ReactNode } from 'react';
import { useId } from 'react';
import type { ApiClient, Result } from '#kit/contract/client.ts';
import { Button } from '#kit/ui/primitives/button.tsx';
import { Dialog, DialogClose } from '#kit/ui/primitives/dialog.tsx';
import { TextArea } from '#kit/ui/primitives/text-field.tsx';
import { useCall } from './use-call.ts';

/** The least and the most that a reason has, as operations that want one ask. */
export const reasonBounds = { minLength: 3, maxLength: 300 } as const;

export interface ReasonDialogProps<T> {
  readonly title: string;
  readonly text?: string | undefined;
  /** What the reason is called, and who reads it. */
  readonly label: string;
  readonly hint?: string | undefined;
  /** The words of the button; the title where they are the same. */
  readonly act?: string;
  readonly cancel: string;
  /** The look of the button: `danger` for what cannot be taken back. */
  readonly variant?: 'primary' | 'danger';
  /** A short word once it was done. */
  readonly told: string;
  /** What else belongs to it, above the reason. */
  readonly children?: ReactNode;
  /** Whether the other fields can be read; a field that cannot says so itself. */
  readonly isReadable?: (form: FormData) => boolean;
  /** Does it. */
  readonly call: (api: ApiClient, reason: string, form: FormData) => Promise<Result<T>>;
  readonly onClose: () => void;
  readonly onDone: (data: T) => void;
}

/** Asks why something is done before it is done; a refusal stands below. */
export function ReasonDialog<T>({
  title,
  text,
  label,
  hint,
  act = title,
  cancel,
  variant = 'danger',
  told,
  children,
  isReadable,
  call,
  onClose,
  onDone,
}: ReasonDialogProps<T>): ReactNode {
  const id = useId();
  const { busy, refusal, run } = useCall();
  const decide = async (form: FormData): Promise<void> => {
    if (isReadable?.(form) === false) return;
    const reason = String(form.get('reason') ?? '');
    const answer = await run((api) => call(api, reason, form), { told: () => told, isRefusedInPlace: true });
    if (answer.ok) onDone(answer.data);
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      size="sm"
      title={title}
      {...(text === undefined ? {} : { description: text })}
      closeLabel={cancel}
      footer={
        <>
          <DialogClose>
            <Button variant="ghost">{cancel}</Button>
          </DialogClose>
          <Button type="submit" form={id} variant={variant} loading={busy}>
            {act}
          </Button>
        </>
      }
    >
      <form
        id={id}
        className="grid min-w-0 grid-cols-1 gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          void decide(new FormData(event.currentTarget));
        }}
      >
        {children}
        <TextArea {...reasonBounds} name="reason" required rows={3} label={label} hint={hint} />
        <p role="alert" className="font-semibold text-danger text-sm empty:hidden">
          {refusal}
        </p>
      </form>
    </Dialog>
  );
}
