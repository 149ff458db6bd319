import type { FormEvent, ReactNode } from 'react';
import { useEffect, useRef } from 'react';
import { Button } from '#kit/ui/primitives/button.tsx';
import { useMessages } from '#kit/web/words/i18n.tsx';
import type { Saving } from './use-saving.ts';

/** Fields of who is paid, what was refused of them, and the button that keeps them. */
export function FormFrame({
  children,
  saving: { busy, refusal, errorOf },
  fields,
  isOpen,
  onSubmit,
}: {
  children: ReactNode;
  saving: Saving;
  /** Their names, the topmost first: the first refused one is gone to. */
  fields: readonly string[];
  isOpen: boolean;
  onSubmit: (form: FormData) => void;
}): ReactNode {
  const t = useMessages();
  const form = useRef<HTMLFormElement>(null);
  const first = fields.find((field) => errorOf(field) !== undefined);
  useEffect(() => {
    if (first) form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
  }, [first]);
  const send = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    onSubmit(new FormData(event.currentTarget));
  };
  return (
    <form ref={form} onSubmit={send} className="grid min-w-0 grid-cols-1 gap-4">
      <fieldset disabled={!isOpen} className="grid min-w-0 grid-cols-1 gap-4">
        {children}
      </fieldset>
      <p role="alert" className="font-semibold text-danger text-sm empty:hidden">
        {refusal}
      </p>
      {isOpen ? (
        <Button type="submit" variant="primary" size="lg" loading={busy} className="sm:justify-self-start">
          {t('payouts.form.save')}
        </Button>
      ) : (
        <p className="text-sm text-subtle">{t('payouts.form.closed')}</p>
      )}
    </form>
  );
}
