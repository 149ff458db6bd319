import { useEffect, useEffectEvent, useRef } from 'react';
import { useActionData, useFetcher } from 'react-router';
import { stepUp } from '#kit/web/session/step-up.ts';
import type { securityAction } from './security-actions.ts';

/**
 * One form of the security page and what came of it. A form sent before the page's script was there loads the page
 * again; its answer then arrives with the page. Where a fresh proof of identity is wanted, it is asked for and the form
 * sent again.
 */
export function useSecurityForm(intent: string) {
  const fetcher = useFetcher<typeof securityAction>();
  const posted = useActionData<typeof securityAction>();
  const answer = fetcher.data ?? (posted?.intent === intent ? posted : undefined);
  const sent = useRef<FormData | undefined>(undefined);
  const again = useEffectEvent(async (): Promise<void> => {
    const form = sent.current;
    if (form && (await stepUp.ask())) await fetcher.submit(form, { method: 'post' });
  });
  useEffect(() => {
    if (fetcher.formData) sent.current = fetcher.formData;
  }, [fetcher.formData]);
  useEffect(() => {
    if (fetcher.data?.problem?.code === 'step_up_required') void again();
  }, [fetcher.data]);
  return { Form: fetcher.Form, answer, busy: fetcher.state !== 'idle' };
}
