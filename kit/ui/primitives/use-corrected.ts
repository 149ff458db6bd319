import type { FormEvent, ReactNode } from 'react';
import { useEffect, useState } from 'react';

const answered = 'form-answered';
/** An answer that is told to nobody is taken for given after so many milliseconds. */
const answeredAfter = 300;

/** Tells the fields of the page that what was sent has been answered: what is wrong now is wrong of that. */
export const tellAnswered = (): boolean => document.dispatchEvent(new Event(answered));

/**
 * What a field says is wrong, until somebody corrects it: from the first letter on nothing is said, until the next answer says
 * it again. `onInput` goes on what the control stands in. What the browser itself cannot read stays said.
 */
export function useCorrected(error: ReactNode): { error: ReactNode; onInput: (event: FormEvent) => void } {
  const [corrected, setCorrected] = useState<{ readonly error: ReactNode } | null>(null);
  // Another sentence, or none in between, is another answer.
  const isOver = corrected !== null && (!error || (typeof error === 'string' && error !== corrected.error));
  if (isOver) setCorrected(null);
  const isHidden = corrected !== null && !isOver;
  useEffect(() => {
    if (!isHidden) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const forget = (): void => setCorrected(null);
    const sent = (): void => {
      clearTimeout(timer);
      timer = setTimeout(forget, answeredAfter);
    };
    document.addEventListener(answered, forget);
    document.addEventListener('submit', sent);
    return () => {
      clearTimeout(timer);
      document.removeEventListener(answered, forget);
      document.removeEventListener('submit', sent);
    };
  }, [isHidden]);
  return {
    error: isHidden ? undefined : error,
    onInput({ target }) {
      const isRead = !(target instanceof HTMLInputElement && target.validity.badInput);
      if (error && !corrected && isRead) setCorrected({ error });
    },
  };
}
