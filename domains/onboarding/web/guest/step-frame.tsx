import type { FormEvent, ReactNode } from 'react';
import { Button } from '#kit/ui/primitives/button.tsx';
import { useMessages } from '#kit/web/words/i18n.tsx';

/** A form of a step: its fields, what was refused, and the way on. */
export function StepFrame({
  children,
  busy,
  refusal,
  isOpen,
  submit,
  onSubmit,
}: {
  children: ReactNode;
  busy: boolean;
  refusal: string;
  isOpen: boolean;
  /** The words of the button; saving and going on without. */
  submit?: string;
  onSubmit: (form: FormData) => void;
}): ReactNode {
  const t = useMessages();
  const send = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    onSubmit(new FormData(event.currentTarget));
  };
  return (
    <form onSubmit={send} className="grid min-w-0 grid-cols-1 gap-4">
      <fieldset disabled={!isOpen} className="grid min-w-0 grid-cols-1 gap-4">
        {children}
      </fieldset>
      <p role="alert" className="font-semibold text-danger text-sm empty:hidden">
        {refusal}
      </p>
      {isOpen ? (
        <Button type="submit" variant="primary" size="lg" loading={busy} className="sm:justify-self-start">
          {submit ?? t('onboarding.save')}
        </Button>
      ) : (
        <p className="text-sm text-subtle">{t('onboarding.closed')}</p>
      )}
    </form>
  );
}
