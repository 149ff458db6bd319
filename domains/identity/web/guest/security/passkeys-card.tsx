import { KeyRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { Badge } from '#kit/ui/primitives/badge.tsx';
import { Button } from '#kit/ui/primitives/button.tsx';
import { Card } from '#kit/ui/primitives/card.tsx';
import { useFormat, useMessages } from '#kit/web/words/i18n.tsx';
import type { Passkey } from '../../../contract/account.ts';
import { Notice } from '../../parts/notice.tsx';
import { useSecurityForm } from '../../parts/use-security-form.ts';
import { AddPasskey } from './add-passkey.tsx';
import { Entry } from './entry.tsx';

/** The passkeys of the account: see, add, remove. */
export function PasskeysCard({ passkeys }: { passkeys: readonly Passkey[] }): ReactNode {
  const t = useMessages();
  const isReview = passkeys.some(({ toReview }) => toReview);
  return (
    <Card title={t('identity.security.passkeysTitle')} description={t('identity.security.passkeysText')}>
      <div className="grid gap-4">
        {isReview ? <Notice tone="danger">{t('identity.review.text')}</Notice> : null}
        {passkeys.length === 0 ? (
          <p className="text-muted">{t('identity.security.passkeysNone')}</p>
        ) : (
          <ul className="grid divide-y divide-line">
            {passkeys.map((passkey) => (
              <PasskeyEntry key={passkey.id} passkey={passkey} />
            ))}
          </ul>
        )}
        {/* What it said last is no news once passkeys are to be looked at. */}
        <AddPasskey key={String(isReview)} />
      </div>
    </Card>
  );
}

function PasskeyEntry({ passkey }: { passkey: Passkey }): ReactNode {
  const t = useMessages();
  const format = useFormat();
  const { Form, answer, busy } = useSecurityForm('removePasskey');
  const added = format.date(passkey.createdAt);
  return (
    <Entry
      icon={<KeyRound />}
      title={passkey.name}
      badge={
        passkey.toReview ? (
          <Badge tone="warning">{t('identity.review.badge')}</Badge>
        ) : passkey.synced ? (
          <Badge>{t('identity.security.passkeySynced')}</Badge>
        ) : null
      }
      text={
        passkey.lastUsedAt
          ? t('identity.security.passkeyUsed', { added, used: format.date(passkey.lastUsedAt) })
          : t('identity.security.passkeyUnused', { added })
      }
    >
      <Form method="post" className="flex flex-wrap gap-2">
        <input type="hidden" name="id" value={passkey.id} />
        {passkey.toReview ? (
          <Button
            type="submit"
            size="sm"
            variant="primary"
            name="intent"
            value="confirmPasskey"
            aria-label={`${t('identity.review.mine')}: ${passkey.name}`}
          >
            {t('identity.review.mine')}
          </Button>
        ) : null}
        <Button
          type="submit"
          size="sm"
          name="intent"
          value="removePasskey"
          loading={busy}
          aria-label={`${t('identity.security.remove')}: ${passkey.name}`}
        >
          {t('identity.security.remove')}
        </Button>
      </Form>
      {answer?.problem ? <Notice tone="danger">{answer.problem.title}</Notice> : null}
    </Entry>
  );
}
