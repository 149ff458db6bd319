import type { ReactNode } from 'react';
import { Button } from '../primitives/button.tsx';
import { StatusBar } from '../shell/status-bar.tsx';
import { Section } from './section.tsx';

const bars = [
  { tone: 'info', title: 'Confirm your address', text: 'The link waits in your mailbox.', action: 'Send again' },
  { tone: 'success', title: 'Your age is confirmed', text: 'Everything is open to you now.', action: undefined },
  { tone: 'warning', title: 'Ella is not here any more', text: 'These people are live instead.', action: undefined },
  { tone: 'danger', title: 'That did not work', text: 'Nothing was changed. Please try again.', action: 'Try again' },
] as const;

/** What the platform has to say: as a strip under the top bar, and as a card in the menu of notices. */
export function Notices(): ReactNode {
  const none = (): void => undefined;
  const act = (words: string | undefined) => (words ? <Button size="sm">{words}</Button> : null);
  return (
    <Section id="notices" title="Notices">
      <div className="grid">
        {bars.map(({ action, ...bar }) => (
          <StatusBar key={bar.tone} {...bar} action={act(action)} dismissLabel="Close" onDismiss={none} />
        ))}
      </div>
      <div className="grid gap-3 md:grid-cols-2">
        {bars.map(({ action, ...bar }) => (
          <StatusBar
            key={bar.tone}
            {...bar}
            variant="card"
            action={act(action)}
            time={{ dateTime: '2026-11-21T20:15:00Z', words: 'today, 20:15' }}
            dismissLabel="Close"
            onDismiss={none}
          />
        ))}
      </div>
    </Section>
  );
}
