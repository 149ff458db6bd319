import type { ReactNode } from 'react';
import { useId, useState } from 'react';
import { useRevalidator } from 'react-router';
import { useCall } from '#kit/forms/use-call.ts';
import { Badge } from '#kit/ui/primitives/badge.tsx';
import { Button } from '#kit/ui/primitives/button.tsx';
import { Card } from '#kit/ui/primitives/card.tsx';
import { TextField } from '#kit/ui/primitives/text-field.tsx';
import { useFormat, useLanguage, useMessages } from '#kit/web/words/i18n.tsx';
import type { PerformersStudio, ShownAgreement } from '../../contract/index.ts';
import { agreeToStudio, leaveStudio, readAgreement } from '../../contract/index.ts';
import { shareText } from '../parts/percent.ts';
import { RightsFields } from '../parts/rights-fields.tsx';

/** An invitation: what the studio gets and asks to see, the words to sign, and No. */
export function InvitationCard({ one }: { one: PerformersStudio }): ReactNode {
  const t = useMessages();
  const language = useLanguage();
  const format = useFormat();
  const id = useId();
  const { busy, refusal, run } = useCall();
  const { revalidate } = useRevalidator();
  const [shown, setShown] = useState<ShownAgreement | null>(null);
  const [sees, setSees] = useState({ earnings: false, schedule: false });
  const params = { membershipId: one.id };
  const read = async (): Promise<void> => {
    const answer = await run((api) => api.call(readAgreement, { params }));
    if (answer.ok) setShown(answer.data);
  };
  const sign = async (form: FormData): Promise<void> => {
    const body = { sha256: shown?.sha256 ?? '', name: String(form.get('name') ?? ''), sees };
    const answer = await run((api) => api.call(agreeToStudio, { params, body }), {
      told: () => t('studios.agreed'),
      isRefusedInPlace: true,
    });
    if (answer.ok) await revalidate();
    else if (answer.problem.code === 'studio_agreement_changed') await read();
  };
  const decline = async (): Promise<void> => {
    await run((api) => api.call(leaveStudio, { params }), { told: () => t('studios.declined') });
    await revalidate();
  };
  const asked = (['earnings', 'schedule'] as const).filter((right) => one.asks[right]);
  return (
    <Card
      title={t('studios.invitesYou', { studio: one.studio })}
      description={`${one.town}, ${format.countryName(one.country)}`}
      actions={<Badge tone="info">{t('studios.isInvited')}</Badge>}
    >
      <div className="grid min-w-0 grid-cols-1 gap-4">
        <ul className="grid list-disc gap-1 pl-5">
          <li>{t('studios.gets', { share: shareText(one.basisPoints, language) })}</li>
          {one.formerBasisPoints === null ? null : (
            <li>{t('studios.getsNow', { share: shareText(one.formerBasisPoints, language) })}</li>
          )}
          <li>
            {asked.length === 0
              ? t('studios.asksNothing')
              : t('studios.asksFor', { what: asked.map((right) => t(`studios.right.${right}`)).join(', ') })}
          </li>
          <li>{t('studios.until', { day: format.date(one.expiresAt ?? one.since) })}</li>
        </ul>
        {shown === null ? (
          <div className="flex flex-wrap gap-2">
            <Button variant="primary" loading={busy} onClick={() => void read()}>
              {t('studios.read')}
            </Button>
            <Button variant="ghost" disabled={busy} onClick={() => void decline()}>
              {t('studios.decline')}
            </Button>
          </div>
        ) : (
          <form
            id={id}
            className="grid min-w-0 grid-cols-1 gap-4"
            onSubmit={(event) => {
              event.preventDefault();
              void sign(new FormData(event.currentTarget));
            }}
          >
            <section
              aria-label={t('studios.agreement')}
              className="grid max-h-96 gap-3 overflow-y-auto rounded-card border border-line p-(--card-pad)"
              // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard
              tabIndex={0}
            >
              {shown.paragraphs.map((text) => (
                <p key={text}>{text}</p>
              ))}
              <p className="text-muted text-sm">{t('studios.version', { version: shown.version })}</p>
            </section>
            <RightsFields label={t('studios.mySees')} value={sees} onChange={setSees} />
            <TextField
              name="name"
              required
              maxLength={121}
              autoComplete="name"
              label={t('studios.legalName')}
              hint={t('studios.legalNameText')}
            />
            <p role="alert" className="font-semibold text-danger text-sm empty:hidden">
              {refusal}
            </p>
            <div className="flex flex-wrap gap-2">
              <Button type="submit" variant="primary" loading={busy}>
                {t('studios.sign')}
              </Button>
              <Button variant="ghost" disabled={busy} onClick={() => void decline()}>
                {t('studios.decline')}
              </Button>
            </div>
          </form>
        )}
      </div>
    </Card>
  );
}
