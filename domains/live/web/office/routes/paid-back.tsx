import { Check, Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { useLoaderData } from 'react-router';
import { GuestLink } from '#domains/guest/web/parts/guest-link.tsx';
import { formatCoins, coins as unit } from '#domains/ledger/contract/coins.ts';
import { usePayBack } from '#domains/ledger/web/parts/pay-back.tsx';
import { Figure } from '#kit/ui/measure/figure.tsx';
import type { Tone } from '#kit/ui/primitives/badge.tsx';
import { Badge } from '#kit/ui/primitives/badge.tsx';
import type { ListAction } from '#kit/web/list/list-actions.tsx';
import { ListPage } from '#kit/web/list/list-page.tsx';
import { loadList } from '#kit/web/list/load-list.ts';
import { pageMeta } from '#kit/web/page/meta.ts';
import { useFormat, useLanguage, useMessages } from '#kit/web/words/i18n.tsx';
import type { PaidBackDay } from '../../../contract/office.ts';
import { checkPaidBack, paidBackDays, refundWithheld } from '../../../contract/office.ts';

export const meta = pageMeta(({ t }) => ({ title: t('live.office.paidBack.title') }));

export const loader = (args: LoaderFunctionArgs) => loadList(paidBackDays, args);

const tones: Record<PaidBackDay['state'], Tone> = { quiet: 'neutral', alarm: 'warning', capped: 'danger' };

/** Guests by what they were paid back on a day for lines of their own that broke, the most first. */
export default function PaidBack(): ReactNode {
  const t = useMessages();
  const format = useFormat();
  const language = useLanguage();
  const data = useLoaderData<typeof loader>();
  const facts = data.answer?.facts;
  const coins = (hundredths: number): string => formatCoins(hundredths, language);
  return (
    <ListPage
      list={paidBackDays}
      data={data}
      title={t('live.office.paidBack.title')}
      lead={
        facts
          ? t('live.office.paidBack.lead', { cap: facts.capSeconds / 60, alarm: facts.alarmSeconds / 60 })
          : t('live.office.paidBack.title')
      }
      columns={{
        guestName: {
          header: t('live.office.paidBack.guest'),
          isName: true,
          cell: ({ guestId, guestName }) => <GuestLink id={guestId}>{guestName || undefined}</GuestLink>,
        },
        refunds: { header: t('live.office.paidBack.times') },
        seconds: { header: t('live.office.paidBack.seconds') },
        coins: { header: t('live.office.paidBack.coins') },
        withheldCoins: {
          header: t('live.office.paidBack.withheld'),
          cell: ({ withheldSeconds, withheldCoins, paidOutCoins }) =>
            withheldSeconds === 0 ? (
              '–'
            ) : (
              <span className="grid gap-0.5">
                <Figure>
                  {t('live.office.paidBack.withheldText', {
                    seconds: format.number(withheldSeconds),
                    coins: coins(withheldCoins),
                  })}
                </Figure>
                {paidOutCoins > 0 ? (
                  <span className="text-sm text-subtle">{t('live.office.paidBack.paidOut')}</span>
                ) : null}
              </span>
            ),
        },
        state: {
          header: t('live.office.paidBack.state'),
          cell: ({ state }) => <Badge tone={tones[state]}>{t(`live.office.paidBack.state.${state}`)}</Badge>,
        },
        checked: {
          header: t('live.office.paidBack.checked'),
          cell: ({ checked }) => (checked ? t('live.office.paidBack.checked') : '–'),
        },
      }}
      filters={{ day: { label: t('live.office.paidBack.day'), fallback: facts?.day } }}
      nameOf={({ guestName, guestId }) => guestName || String(guestId)}
      empty={{
        icon: <Undo2 />,
        title: t('live.office.paidBack.noneOf'),
        text: t('live.office.paidBack.noneText'),
      }}
      actions={useActions()}
    />
  );
}

function useActions(): ListAction<PaidBackDay>[] {
  const t = useMessages();
  const pay = usePayBack<PaidBackDay>({
    unit,
    isWhole: true,
    left: ({ withheldCoins, paidOutCoins }) => withheldCoins - paidOutCoins,
    who: ({ guestName, guestId }) => guestName || String(guestId),
    effect: () => t('live.office.paidBack.payEffect'),
    run: (api, { guestId, day }, { reason }) => api.call(refundWithheld, { body: { guestId, day, reason } }),
  });
  return [
    pay,
    {
      key: 'check',
      label: t('live.office.paidBack.check'),
      icon: <Check aria-hidden />,
      isBulk: true,
      applies: ({ checked }) => !checked,
      title: (rows) => t('live.office.paidBack.checkTitle', { count: rows.length }),
      text: () => t('live.office.paidBack.checkText'),
      run: (api, { guestId, day }) => api.call(checkPaidBack, { body: { guestId, day } }),
    },
  ];
}
