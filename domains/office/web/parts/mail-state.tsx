import type { ReactNode } from 'react';
import type { Tone } from '#kit/ui/primitives/badge.tsx';
import { Badge } from '#kit/ui/primitives/badge.tsx';
import { useMessages } from '#kit/web/words/i18n.tsx';
import type { OutboxMail } from '../../contract/routes.ts';

type State = OutboxMail['state'];

/** All states, in the order a mail goes through them. */
export const states: readonly State[] = ['captured', 'queued', 'sent', 'failed'];

const tones: Record<State, Tone> = { captured: 'info', queued: 'warning', sent: 'success', failed: 'danger' };

/** The word for a state. */
export function useStateWord(): (state: State) => string {
  const t = useMessages();
  return (state) =>
    ({
      captured: t('office.office.mail.captured'),
      queued: t('office.office.mail.queued'),
      sent: t('office.office.mail.sent'),
      failed: t('office.office.mail.failed'),
    })[state];
}

/** What became of a mail. */
export function MailStateBadge({ state }: { state: State }): ReactNode {
  return <Badge tone={tones[state]}>{useStateWord()(state)}</Badge>;
}
