import type { RefObject } from 'react';
import { useEffect, useId, useRef, useState } from 'react';
import type { FetcherWithComponents } from 'react-router';
import { useActionData, useFetcher } from 'react-router';
import { keepWritten } from '#kit/web/navigation/unsaved.ts';
import { stepUp } from '#kit/web/session/step-up.ts';
import type { FormAnswer } from './form-action.ts';
import type { Given } from './read-form.ts';

/** What a form of the page knows of itself. */
export interface FormState {
  readonly fetcher: FetcherWithComponents<FormAnswer>;
  /** What came of it last, also of a page that was loaded again by sending it before its script was there. */
  readonly answer: FormAnswer | undefined;
  readonly given: Given;
  readonly busy: boolean;
  /** Whether the page's script is there. */
  readonly alive: boolean;
  /** What stands at a field: refused, and not corrected since. */
  errorOf(field: string): string | undefined;
  /** A field was changed. */
  onInput(name: string): void;
  /** Before it is sent: what the browser cannot read of a field, which it would send as empty. */
  onSubmit(unreadable: Readonly<Record<string, string>>): boolean;
}

const writtenIn = (form: HTMLFormElement): string =>
  JSON.stringify([...new FormData(form)].map(([name, value]) => [name, String(value)]));

/**
 * @param name the form's, by which its answer is known
 * @param onDone it was taken
 */
export function useFormState(name: string, form: RefObject<HTMLFormElement | null>, onDone: () => void): FormState {
  const fetcher = useFetcher<FormAnswer>();
  const posted = useActionData() as FormAnswer | undefined;
  const answer = fetcher.data ?? (posted?.form === name ? posted : undefined);
  const id = useId();
  const [alive, setAlive] = useState(false);
  // What was corrected since an answer: another one is about other words.
  const [correction, setCorrection] = useState<{ of: FormAnswer | undefined; fields: readonly string[] }>();
  const corrected = correction?.of === answer ? (correction?.fields ?? []) : [];
  const [unreadable, setUnreadable] = useState<Readonly<Record<string, string>>>({});
  const first = useRef('');
  const done = useRef(onDone);
  done.current = onDone;

  useEffect(() => {
    setAlive(true);
    if (form.current) first.current = writtenIn(form.current);
    return () => keepWritten(id, false);
  }, [form, id]);
  useEffect(() => {
    if (!answer || !form.current) return;
    const element = form.current;
    if (!answer.problem) {
      first.current = writtenIn(element);
      done.current();
      return;
    }
    keepWritten(id, true);
    if (answer.problem.code === 'step_up_required')
      void stepUp.ask().then((isGiven) => {
        if (isGiven) element.requestSubmit();
      });
    else element.querySelector<HTMLElement>('[aria-invalid="true"], [role="alert"]')?.focus();
  }, [answer, form, id]);

  const refusals = answer?.problem?.errors ?? [];
  return {
    fetcher,
    answer,
    given: answer?.given ?? {},
    busy: fetcher.state !== 'idle',
    alive,
    errorOf: (field) =>
      unreadable[field] ??
      (corrected.includes(field)
        ? undefined
        : refusals.find((one) => one.field === `body.${field}` || one.field.startsWith(`body.${field}.`))?.message),
    onInput(field) {
      if (!corrected.includes(field)) setCorrection({ of: answer, fields: [...corrected, field] });
      setUnreadable(({ [field]: _, ...rest }) => rest);
      if (form.current) keepWritten(id, writtenIn(form.current) !== first.current);
    },
    onSubmit(found) {
      setUnreadable(found);
      if (Object.keys(found).length > 0) return false;
      // What is being sent is not lost; a refusal makes it unsent again.
      keepWritten(id, false);
      return true;
    },
  };
}
