import { Check, Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router';
import { data, Form, useActionData, useLoaderData, useNavigation } from 'react-router';
import { formatAmount } from '#kit/money/coins.ts';
import type { Tone } from '#kit/ui/primitives/badge.tsx';
import { Badge } from '#kit/ui/primitives/badge.tsx';
import { Button } from '#kit/ui/primitives/button.tsx';
import { Card } from '#kit/ui/primitives/card.tsx';
import { EmptyState } from '#kit/ui/primitives/state.tsx';
import type { TableColumn } from '#kit/ui/primitives/table.tsx';
import { Table } from '#kit/ui/primitives/table.tsx';
import { TextField } from '#kit/ui/primitives/text-field.tsx';
import { WorkPage } from '#kit/ui/shell/work-page.tsx';
import { web } from '#kit/web/context.ts';
import { useFormat, useLanguage, useMessages } from '#kit/web/i18n.tsx';
import { pageMeta } from '#kit/web/meta.ts';
import type { PaidBackDay } from '../../../contract/routes.ts';
import { checkPaidBack, listPaidBack } from '../../../contract/routes.ts';
import { PayOut } from '../pay-out.tsx';

export const meta = pageMeta(({ t }) => ({ title: t('live.office.paidBack.title') }));

export async function loader({ request, context }: LoaderFunctionArgs) {
  const day = new URL(request.url).searchParams.get('day');
  const answer = await context.get(web).api.call(listPaidBack, { query: day ? { day } : {} });
  if (!answer.ok) throw new Response(null, { status: answer.problem.status === 422 ? 404 : answer.problem.status });
  return answer.data;
}

export async function action({ request, context }: ActionFunctionArgs) {
  const form = await request.formData();
  const body = { guestId: Number(form.get('guestId')), day: String(form.get('day')) };
  const checked = await context.get(web).api.call(checkPaidBack, { body });
  if (checked.ok) return data({ problem: null });
  return data({ problem: checked.problem }, { status: checked.problem.status });
}

const tones: Record<PaidBackDay['state'], Tone> = { quiet: 'neutral', alarm: 'warning', capped: 'danger' };

/** Guests by what they were paid back on a day for lines of their own that broke, the most first. */
export default function PaidBack(): ReactNode {
  const t = useMessages();
  const { day, days, alarmSeconds, capSeconds } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const lead = t('live.office.paidBack.lead', { cap: capSeconds / 60, alarm: alarmSeconds / 60 });
  return (
    <WorkPage title={t('live.office.paidBack.title')} lead={lead}>
      <Form key={day} role="search" className="flex items-end gap-3">
        <TextField type="date" name="day" label={t('live.office.paidBack.day')} defaultValue={day} />
        <Button type="submit">{t('live.office.paidBack.show')}</Button>
      </Form>
      {answer?.problem ? (
        <p role="alert" className="text-danger">
          {answer.problem.title}
        </p>
      ) : null}
      <Card flush>
        <Table
          caption={t('live.office.paidBack.title')}
          columns={useColumns()}
          rows={days}
          rowKey={({ guestId }) => String(guestId)}
          empty={
            <EmptyState icon={<Undo2 />} title={t('live.office.paidBack.noneOf')}>
              {t('live.office.paidBack.noneText')}
            </EmptyState>
          }
        />
      </Card>
    </WorkPage>
  );
}

function useColumns(): TableColumn<PaidBackDay>[] {
  const t = useMessages();
  const format = useFormat();
  const language = useLanguage();
  const coins = (hundredths: number): string => formatAmount(hundredths, 'VXC', language);
  return [
    {
      key: 'guest',
      header: t('live.office.paidBack.guest'),
      primary: true,
      cell: ({ guestId, guestName }) => `${guestName} (${guestId})`,
    },
    {
      key: 'times',
      header: t('live.office.paidBack.times'),
      align: 'end',
      cell: ({ refunds }) => format.number(refunds),
    },
    {
      key: 'seconds',
      header: t('live.office.paidBack.seconds'),
      align: 'end',
      cell: ({ seconds }) => format.number(seconds),
    },
    {
      key: 'coins',
      header: t('live.office.paidBack.coins'),
      align: 'end',
      cell: (row) => coins(row.coins),
    },
    {
      key: 'withheld',
      header: t('live.office.paidBack.withheld'),
      align: 'end',
      cell: ({ withheldSeconds, withheldCoins }) =>
        withheldSeconds === 0
          ? '–'
          : t('live.office.paidBack.withheldText', {
              seconds: format.number(withheldSeconds),
              coins: coins(withheldCoins),
            }),
    },
    { key: 'payout', header: t('live.office.paidBack.payout'), cell: (row) => <PayOut row={row} /> },
    {
      key: 'state',
      header: t('live.office.paidBack.state'),
      cell: ({ state }) => <Badge tone={tones[state]}>{t(`live.office.paidBack.state.${state}`)}</Badge>,
    },
    { key: 'check', header: t('live.office.paidBack.checked'), cell: (row) => <CheckButton row={row} /> },
  ];
}

function CheckButton({ row: { guestId, day, checked } }: { row: PaidBackDay }): ReactNode {
  const t = useMessages();
  const { state, formData } = useNavigation();
  if (checked) return t('live.office.paidBack.checked');
  const busy = state === 'submitting' && formData?.get('guestId') === String(guestId);
  return (
    <Form method="post">
      <input type="hidden" name="guestId" value={guestId} />
      <input type="hidden" name="day" value={day} />
      <Button type="submit" size="sm" loading={busy} icon={<Check aria-hidden />}>
        {t('live.office.paidBack.check')}
      </Button>
    </Form>
  );
}
