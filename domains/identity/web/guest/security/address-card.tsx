import { MailWarning, ShieldCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { useFetcher } from 'react-router';
import { useGuestValue } from '#domains/guest/web/state/provider.tsx';
import { Badge } from '#kit/ui/primitives/badge.tsx';
import { Button } from '#kit/ui/primitives/button.tsx';
import { Card } from '#kit/ui/primitives/card.tsx';
import { useMessages } from '#kit/web/i18n.tsx';
import { Notice } from '../../parts/notice.tsx';
import type { securityAction } from '../../parts/security-actions.ts';

/** The address, and the way to confirm it; a confirmation on another device shows here at once. */
export function AddressCard({ email, verified }: { email: string; verified: boolean }): ReactNode {
  const t = useMessages();
  const isVerified = useGuestValue('emailVerified') || verified;
  const fetcher = useFetcher<typeof securityAction>();
  return (
    <Card
      title={t('identity.field.email')}
      description={email}
      actions={
        isVerified ? (
          <Badge tone="success" icon={<ShieldCheck aria-hidden />}>
            {t('identity.security.verified')}
          </Badge>
        ) : (
          <Badge tone="warning" icon={<MailWarning aria-hidden />}>
            {t('identity.security.unverified')}
          </Badge>
        )
      }
    >
      {isVerified ? null : (
        <fetcher.Form method="post" className="grid justify-items-start gap-3">
          <p className="text-muted">{t('identity.security.unverifiedText', { email })}</p>
          {fetcher.data ? (
            <Notice tone={fetcher.data.problem ? 'danger' : 'success'}>
              {fetcher.data.problem?.title ?? t('identity.security.sent')}
            </Notice>
          ) : null}
          <Button type="submit" name="intent" value="sendVerification" loading={fetcher.state !== 'idle'}>
            {t('identity.security.sendAgain')}
          </Button>
        </fetcher.Form>
      )}
    </Card>
  );
}
