import { Smartphone } from 'lucide-react';
import type { ReactNode } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { useLoaderData } from 'react-router';
import { euros, formatAmount } from '#kit/money/amounts.ts';
import { ListPage } from '#kit/web/list/list-page.tsx';
import { loadList } from '#kit/web/list/load-list.ts';
import { pageMeta } from '#kit/web/page/meta.ts';
import { useLanguage, useMessages } from '#kit/web/words/i18n.tsx';
import { verificationList, verificationStates } from '../../../contract/office.ts';
import { verificationTypes } from '../../../contract/rules.ts';
import { PhoneLinks } from '../links.tsx';

export const loader = (args: LoaderFunctionArgs) => loadList(verificationList, args);

export const meta = pageMeta(({ t }) => ({ title: t('phone-verification.office.title') }));

/** Codes that went to phones, and what the day has cost. */
export default function Verifications(): ReactNode {
  const t = useMessages();
  const language = useLanguage();
  const data = useLoaderData<typeof loader>();
  const facts = data.answer?.facts;
  return (
    <ListPage
      list={verificationList}
      data={data}
      title={t('phone-verification.office.title')}
      lead={t('phone-verification.office.lead')}
      columns={{
        number: { header: t('phone-verification.office.number'), isName: true },
        guestId: { header: t('phone-verification.office.guest') },
        type: {
          header: t('phone-verification.office.type'),
          cell: ({ type }) => t(`phone-verification.type.${type}`),
        },
        country: { header: t('phone-verification.office.country') },
        by: { header: t('phone-verification.office.by'), cell: ({ by }) => t(`phone-verification.office.by.${by}`) },
        state: {
          header: t('phone-verification.office.state'),
          cell: ({ state }) => t(`phone-verification.office.state.${state}`),
        },
        attempts: { header: t('phone-verification.office.attempts') },
        createdAt: { header: t('phone-verification.office.at') },
      }}
      filters={{
        state: {
          label: t('phone-verification.office.state'),
          options: verificationStates.map((value) => ({ value, label: t(`phone-verification.office.state.${value}`) })),
        },
        type: {
          label: t('phone-verification.office.type'),
          options: verificationTypes.map((value) => ({ value, label: t(`phone-verification.type.${value}`) })),
        },
      }}
      nameOf={({ number }) => number}
      empty={{ icon: <Smartphone />, title: t('phone-verification.office.none') }}
    >
      <PhoneLinks />
      {facts ? (
        <p className="text-sm">
          <span translate="no" className="font-semibold">
            {t('phone-verification.office.today', {
              codes: facts.today.codes,
              cost: formatAmount(facts.today.cents, euros, language),
              most: formatAmount(facts.today.mostCents, euros, language),
            })}
          </span>{' '}
          <span className="text-muted">{t(`phone-verification.office.carrier.${facts.carrier}`)}</span>
        </p>
      ) : null}
    </ListPage>
  );
}
