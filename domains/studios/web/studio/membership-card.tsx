import { FileDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { routeUrl } from '#kit/contract/client.ts';
import { useCall } from '#kit/forms/use-call.ts';
import { Badge } from '#kit/ui/primitives/badge.tsx';
import { Button, ButtonLink } from '#kit/ui/primitives/button.tsx';
import { Card } from '#kit/ui/primitives/card.tsx';
import { useFormat, useLanguage, useMessages } from '#kit/web/words/i18n.tsx';
import type { PerformersStudio, Rights } from '../../contract/index.ts';
import { changeRights, downloadOwnAgreement, leaveStudio } from '../../contract/index.ts';
import { ConfirmPanel } from '../parts/confirm-panel.tsx';
import { shareText } from '../parts/percent.ts';
import { RightsFields } from '../parts/rights-fields.tsx';

/** A studio she is a member of: what it sees, changed at once, and leaving. */
export function MembershipCard({ one }: { one: PerformersStudio }): ReactNode {
  const t = useMessages();
  const language = useLanguage();
  const format = useFormat();
  const { busy, run } = useCall();
  const { revalidate } = useRevalidator();
  const [isLeaving, setLeaving] = useState(false);
  const params = { membershipId: one.id };
  const change = async (sees: Rights): Promise<void> => {
    await run((api) => api.call(changeRights, { params, body: { sees } }), { told: () => t('studios.changed') });
    await revalidate();
  };
  const leave = async (): Promise<void> => {
    await run((api) => api.call(leaveStudio, { params }), { told: () => t('studios.left') });
    setLeaving(false);
    await revalidate();
  };
  return (
    <Card
      title={<bdi>{one.studio}</bdi>}
      description={t('studios.since', { share: shareText(one.basisPoints, language), day: format.date(one.since) })}
      actions={<Badge tone="success">{t('studios.isMember')}</Badge>}
    >
      <div className="grid min-w-0 grid-cols-1 gap-4">
        <RightsFields label={t('studios.mySees')} value={one.sees} onChange={(sees) => void change(sees)} />
        <div className="flex flex-wrap gap-2">
          <ButtonLink
            download
            href={routeUrl(downloadOwnAgreement, { params }, language)}
            icon={<FileDown aria-hidden />}
          >
            {t('studios.agreementFile')}
          </ButtonLink>
          <Button variant="danger" onClick={() => setLeaving(true)}>
            {t('studios.leave')}
          </Button>
        </div>
      </div>
      {isLeaving ? (
        <ConfirmPanel
          title={t('studios.leaveTitle', { studio: one.studio })}
          text={t('studios.leaveText')}
          label={t('studios.leave')}
          busy={busy}
          onClose={() => setLeaving(false)}
          onConfirm={() => void leave()}
        />
      ) : null}
    </Card>
  );
}
