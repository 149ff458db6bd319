import type { ReactNode } from 'react';
import { Badge } from '#kit/ui/primitives/badge.tsx';
import { Card } from '#kit/ui/primitives/card.tsx';
import { useFormat, useMessages } from '#kit/web/words/i18n.tsx';
import type { ApplicationFile } from '../../contract/office.ts';
import type { OwnStepName } from '../../contract/steps.ts';
import { ownSteps } from '../../contract/steps.ts';

/** The records of one person: what was entered beside what was read, documents, agreement, profile. */
export function RecordsOf({ file, reason }: { file: ApplicationFile; reason: string }): ReactNode {
  const t = useMessages();
  const format = useFormat();
  const { view, checks, signatures, sameDocument, accountId } = file;
  const query = new URLSearchParams({ reason }).toString();
  const base = `/rest/v1/office/onboarding/${accountId}`;
  const check = checks[0];
  const day = (at: string | null | undefined): string | null => (at ? format.date(at) : null);
  const line = (label: string, value: string | null | undefined, other?: string | null): ReactNode => (
    <div className="grid grid-cols-[9rem_minmax(0,1fr)] gap-2">
      <dt className="text-muted">{label}</dt>
      <dd className="min-w-0 break-words font-semibold">
        <span>{value ?? '–'}</span>
        {other !== undefined ? <span className="block font-normal text-muted">{other ?? '–'}</span> : null}
      </dd>
    </div>
  );
  return (
    <div className="grid min-w-0 grid-cols-1 items-start gap-(--grid-gap) lg:grid-cols-2">
      <Card title={`${t('onboarding.office.form')} · ${t('onboarding.office.document')}`}>
        <dl className="grid gap-2 text-sm" translate="no">
          {line(t('onboarding.firstName'), view.person?.firstName, check?.read?.firstName ?? null)}
          {line(t('onboarding.lastName'), view.person?.lastName, check?.read?.lastName ?? null)}
          {line(t('onboarding.birthDate'), day(view.person?.birthDate), day(check?.read?.birthDate))}
          {line(t('onboarding.country'), view.address?.country, check?.read?.country ?? null)}
          {line(t('onboarding.street'), view.address?.street)}
          {line(t('onboarding.town'), view.address ? `${view.address.postcode} ${view.address.town}` : null)}
          {line(t('onboarding.phone'), view.contact.phone)}
          {line(t('onboarding.email', { email: '' }), view.contact.email)}
          {line(t('onboarding.office.ends'), day(check?.read?.validUntil))}
        </dl>
        {check?.read?.numberEnds ? (
          <p className="mt-2 text-sm">{t('onboarding.office.number', { ends: check.read.numberEnds })}</p>
        ) : null}
        {sameDocument.length > 0 ? (
          <p className="mt-2 font-semibold text-danger text-sm">
            {t('onboarding.office.same', { accounts: sameDocument.join(', ') })}
          </p>
        ) : null}
      </Card>
      <Card title={t('onboarding.office.pictures')}>
        {check === undefined ? <p className="text-muted">{t('onboarding.office.noCheck')}</p> : null}
        {check && check.documents.length === 0 ? (
          <p className="text-muted">{t('onboarding.office.noPictures')}</p>
        ) : null}
        <ul className="grid gap-3 sm:grid-cols-2">
          {check?.documents.map(({ id, kind }) => (
            <li key={id} className="min-w-0">
              <img
                src={`${base}/documents/${id}?${query}`}
                alt={kind}
                className="w-full rounded-card border border-line"
              />
            </li>
          ))}
        </ul>
      </Card>
      <Card title={t('onboarding.office.profile')}>
        <div className="grid gap-3 text-sm">
          {Object.entries(view.profile?.headline ?? {}).map(([language, text]) =>
            text === '' ? null : (
              <div key={language} lang={language}>
                <p className="font-semibold">{text}</p>
                <p className="whitespace-pre-line text-muted">{view.profile?.about[language as 'en']}</p>
              </div>
            ),
          )}
          <ul className="flex flex-wrap gap-2">
            {[
              ...(view.profile?.avatar ? [view.profile.avatar] : []),
              ...(view.profile?.pictures ?? []),
              ...(view.profile?.newPictures ?? []).map(({ picture }) => picture),
            ].map((picture) => (
              <li key={picture.id}>
                <img src={picture.src} alt="" width={96} height={96} className="size-24 rounded-card object-cover" />
              </li>
            ))}
          </ul>
        </div>
      </Card>
      <Card title={t('onboarding.office.agreement')}>
        <ul className="grid gap-1 text-sm">
          {signatures.map(({ id, version, language, at }) => (
            <li key={id}>
              <a className="font-semibold text-accent-ink underline" href={`${base}/contract/${id}?${query}`}>
                {t('onboarding.contract.version', { version })} · {language} · {format.dateTime(at)}
              </a>
            </li>
          ))}
        </ul>
        <h3 className="mt-4 mb-2 font-semibold text-sm">{t('onboarding.office.steps')}</h3>
        <ul className="flex flex-wrap gap-2">
          {view.steps.map(({ name, isDone }) => (
            <li key={name}>
              <Badge tone={isDone ? 'success' : 'warning'}>
                {Object.hasOwn(ownSteps, name) ? t(`onboarding.step.${name as OwnStepName}`) : name}
              </Badge>
            </li>
          ))}
        </ul>
      </Card>
    </div>
  );
}
