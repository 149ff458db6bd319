import type { ReactNode } from 'react';
import { useState } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { useLoaderData, useRevalidator } from 'react-router';
import { Stat } from '#kit/ui/measure/gauges.tsx';
import { Badge } from '#kit/ui/primitives/badge.tsx';
import { Button } from '#kit/ui/primitives/button.tsx';
import { Card, CardRow } from '#kit/ui/primitives/card.tsx';
import { WorkPage } from '#kit/ui/shell/work-page.tsx';
import { web } from '#kit/web/page/context.ts';
import { pageMeta } from '#kit/web/page/meta.ts';
import { notFound, refused } from '#kit/web/page/refused.ts';
import { useFormat, useMessages } from '#kit/web/words/i18n.tsx';
import { noteFormats } from '../../../contract/money.ts';
import type { MoneyOf } from '../../../contract/office.ts';
import { correctNote, markReturned, readMoneyOf } from '../../../contract/office.ts';
import { useEuros } from '../../studio/use-euros.ts';
import { AskReason } from '../ask-reason.tsx';
import { FileWithReason } from '../file-with-reason.tsx';
import { PayeeFileCard } from '../payee-file.tsx';
import { itemTones } from '../tones.ts';

export async function loader({ context, params: { accountId = '' } }: LoaderFunctionArgs) {
  if (!/^\d{1,9}$/.test(accountId)) throw notFound();
  const answer = await context.get(web).api.call(readMoneyOf, { params: { accountId: Number(accountId) } });
  if (!answer.ok) throw refused(answer.problem.status);
  return answer.data;
}

export const meta = pageMeta(({ t }) => ({ title: t('payouts.office.title') }));

type Asking = { readonly what: 'returned' | 'correct' | 'note'; readonly id: number };

/** One performer's or studio's money, with what came back of it and what was put right. */
export default function OfficePerson(): ReactNode {
  const t = useMessages();
  const format = useFormat();
  const euros = useEuros();
  const { revalidate } = useRevalidator();
  const [asking, setAsking] = useState<Asking | null>(null);
  const person: MoneyOf = useLoaderData<typeof loader>();
  const { money, payouts, notes } = person;
  const figures = [
    ['earned', money.earned],
    ['held', money.held],
    ['payable', money.payable],
    ['onTheWay', money.onTheWay],
    ['carriedOver', money.carriedOver],
    ['paidThisYear', money.paidThisYear],
  ] as const;
  return (
    <WorkPage title={person.name} lead={t('payouts.office.personLead')}>
      <CardRow min="10rem">
        {figures.map(([name, amount]) => (
          <Stat key={name} label={t(`payouts.office.figure.${name}`)} value={euros(amount)} />
        ))}
      </CardRow>
      <Card title={t('payouts.office.withheld')}>
        <div className="flex flex-wrap gap-2">
          {money.withheld.map((reason) => (
            <Badge key={reason} tone="warning">
              {t(`payouts.office.why.${reason}`)}
            </Badge>
          ))}
          {money.withheld.length === 0 ? <Badge tone="success">{t('payouts.office.nothingWithheld')}</Badge> : null}
        </div>
        <p className="mt-3 text-sm">
          {t('payouts.office.account')}: <span translate="no">{person.account?.iban ?? '–'}</span>
        </p>
      </Card>
      <PayeeFileCard key={person.accountId} accountId={person.accountId} />
      <Card title={t('payouts.office.items')} flush>
        <ul className="divide-y divide-line border-line border-t">
          {payouts.map(({ id, runId, state, amount, until, paidAt }) => (
            <li key={id} className="flex min-w-0 flex-wrap items-center gap-3 px-(--card-pad) py-3 text-sm">
              <b translate="no" className="tabular">
                {euros(amount)}
              </b>
              <Badge tone={itemTones[state]}>{t(`payouts.office.item.${state}`)}</Badge>
              <span className="text-muted">
                {t('payouts.office.runNumber', { id: runId })} · {format.date(paidAt ?? until)}
              </span>
              <span className="grow" />
              {state === 'paid' || state === 'sent' ? (
                <Button size="sm" onClick={() => setAsking({ what: 'returned', id })}>
                  {t('payouts.office.returned')}
                </Button>
              ) : null}
            </li>
          ))}
        </ul>
        {payouts.length === 0 ? (
          <p className="px-(--card-pad) pb-3 text-muted text-sm">{t('payouts.office.itemsNone')}</p>
        ) : null}
      </Card>
      <Card title={t('payouts.office.notes')} flush>
        <ul className="divide-y divide-line border-line border-t">
          {notes.map(({ id, number, kind, issuedOn, gross, corrects }) => (
            <li key={id} className="flex min-w-0 flex-wrap items-center gap-3 px-(--card-pad) py-3 text-sm">
              <b translate="no">{number}</b>
              <span translate="no" className="tabular">
                {euros(gross)}
              </span>
              <span className="text-muted" translate="no">
                {issuedOn} {corrects ?? ''}
              </span>
              <span className="grow" />
              <Button size="sm" onClick={() => setAsking({ what: 'note', id })}>
                {t('payouts.office.readNote')}
              </Button>
              {kind === '389' ? (
                <Button size="sm" onClick={() => setAsking({ what: 'correct', id })}>
                  {t('payouts.office.correct')}
                </Button>
              ) : null}
            </li>
          ))}
        </ul>
      </Card>
      {asking?.what === 'note' ? (
        <FileWithReason
          title={t('payouts.office.readNote')}
          text={t('payouts.office.readNoteText')}
          files={noteFormats.map((format) => ({
            label: format.toUpperCase(),
            href: `/rest/v1/office/payouts/notes/${asking.id}/file?format=${format}`,
          }))}
          onClose={() => setAsking(null)}
        />
      ) : null}
      {asking === null || asking.what === 'note' ? null : (
        <AskReason
          title={t(`payouts.office.${asking.what}`)}
          text={t(`payouts.office.${asking.what}Text`)}
          {...(asking.what === 'correct' ? { amount: t('payouts.office.correctNet') } : {})}
          onClose={() => setAsking(null)}
          onDone={() => {
            setAsking(null);
            void revalidate();
          }}
          call={(api, { reason, cents }) =>
            asking.what === 'correct'
              ? api.call(correctNote, { params: { noteId: asking.id }, body: { net: cents, reason } })
              : api.call(markReturned, { params: { itemId: asking.id }, body: { reason } })
          }
        />
      )}
    </WorkPage>
  );
}
