import { useActionData, useFetcher } from 'react-router';
import type { securityAction } from './security-actions.ts';

/**
 * One form of the security page and what came of it. A form sent before the page's script was there loads the page
 * anew; its answer then arrives with the page.
 */
export function useSecurityForm(intent: string) {
  const fetcher = useFetcher<typeof securityAction>();
  const posted = useActionData<typeof securityAction>();
  const answer = fetcher.data ?? (posted?.intent === intent ? posted : undefined);
  return { Form: fetcher.Form, answer, busy: fetcher.state !== 'idle' };
}
