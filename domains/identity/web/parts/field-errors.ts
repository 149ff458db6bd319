import { useEffect, useRef } from 'react';
import type { ProblemBody } from '#kit/contract/problem.ts';
import { tellAnswered } from '#kit/ui/primitives/use-corrected.ts';
import type { useMessages } from '#kit/web/words/i18n.tsx';
import { passwordLength } from '../../contract/password.ts';
import { isTooManyAttempts } from './proof.ts';

type Words = ReturnType<typeof useMessages>;

/** What stands at each field after a refusal, in words for people, and what belongs to no field. */
export interface FieldErrors {
  readonly email: string | undefined;
  readonly password: string | undefined;
  readonly isAdult: string | undefined;
  readonly acceptTerms: string | undefined;
  /** A refusal of the whole form; one for many tries is told by ProofStep. */
  readonly form: string | undefined;
}

/** Reads a refusal. `password` is what was typed, to tell a short one from a guessable one. */
export function fieldErrors(
  t: Words,
  problem: ProblemBody | null | undefined,
  password: { readonly field: string; readonly length: number; readonly isNew: boolean },
): FieldErrors {
  const told = (field: string) => problem?.errors?.find((error) => error.field === `body.${field}`)?.message;
  const passwordTold = told(password.field);
  const short = password.isNew ? t('identity.error.passwordShort') : t('identity.error.passwordMissing');
  return {
    email: told('email') && t('identity.error.email'),
    password: passwordTold && (password.isNew && password.length >= passwordLength.min ? passwordTold : short),
    isAdult: told('isAdult') && t('identity.error.adult'),
    acceptTerms: told('acceptTerms') && t('identity.error.terms'),
    form: problem && !problem.errors?.length && !isTooManyAttempts(problem) ? problem.title : undefined,
  };
}

/** Moves the focus to the first refused field, so that the way out is under the fingers; else shows the words of the refusal. */
export function useFocusRefused<T extends HTMLElement>(refusal: unknown) {
  const form = useRef<T>(null);
  useEffect(() => {
    if (!refusal) return undefined;
    tellAnswered();
    // What was corrected and is still wrong says so in the next frame.
    const frame = requestAnimationFrame(() => {
      const field = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
      if (field) field.focus();
      else form.current?.querySelector('[role="alert"]')?.scrollIntoView({ block: 'nearest' });
    });
    return () => cancelAnimationFrame(frame);
  }, [refusal]);
  return form;
}
