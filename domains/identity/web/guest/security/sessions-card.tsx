import { MonitorSmartphone } from 'lucide-react';
import type { ReactNode } from 'react';
import { Badge } from '#kit/ui/primitives/badge.tsx';
import { Button } from '#kit/ui/primitives/button.tsx';
import { Card } from '#kit/ui/primitives/card.tsx';
import { usePreventReload } from '#kit/web/session/document-session.tsx';
import { useFormat, useMessages } from '#kit/web/words/i18n.tsx';
import type { SessionEntry } from '../../../contract/account.ts';
import { Notice } from '../../parts/notice.tsx';
import { useSecurityForm } from '../../parts/use-security-form.ts';
import { Entry } from './entry.tsx';

/** Every place where the account is logged in, and the ways to end them. */
export function SessionsCard({ sessions }: { sessions: readonly SessionEntry[] }): ReactNode {
  const t = useMessages();
  const { Form, answer, busy } = useSecurityForm('endOthers');
  // Logging out everywhere ends this page's session too: its push must not overtake the way to the login.
  usePreventReload(busy);
  return (
    <Card title={t('identity.security.sessionsTitle')} description={t('identity.security.sessionsText')}>
      <div className="grid gap-4">
        <ul className="grid divide-y divide-line">
          {sessions.map((session) => (
            <Session key={session.id} session={session} />
          ))}
        </ul>
        {answer ? (
          <Notice tone={answer.problem ? 'danger' : 'success'}>
            {answer.problem?.title ?? t('identity.security.ended', { count: answer.ended })}
          </Notice>
        ) : null}
        <Form method="post" className="flex flex-wrap gap-3">
          <Button type="submit" name="intent" value="endOthers" disabled={sessions.length < 2}>
            {t('identity.security.othersEnd')}
          </Button>
          <Button type="submit" name="intent" value="endAll" variant="ghost">
            {t('identity.security.everywhere')}
          </Button>
        </Form>
      </div>
    </Card>
  );
}

function Session({ session }: { session: SessionEntry }): ReactNode {
  const t = useMessages();
  const format = useFormat();
  const { Form, busy } = useSecurityForm('endSession');
  const device = session.device ?? t('identity.security.sessionUnknown');
  const place = session.country ? ` · ${format.countryName(session.country)}` : '';
  return (
    <Entry
      icon={<MonitorSmartphone />}
      title={`${device}${place}`}
      badge={session.current ? <Badge tone="accent">{t('identity.security.sessionHere')}</Badge> : null}
      text={t('identity.security.sessionSeen', {
        seen: format.dateTime(session.lastSeenAt),
        since: format.date(session.createdAt),
      })}
    >
      {session.current ? null : (
        <Form method="post">
          <input type="hidden" name="id" value={session.id} />
          <Button
            type="submit"
            size="sm"
            name="intent"
            value="endSession"
            loading={busy}
            aria-label={`${t('identity.security.sessionEnd')}: ${device}`}
          >
            {t('identity.security.sessionEnd')}
          </Button>
        </Form>
      )}
    </Entry>
  );
}
