import { filled } from 'virtual:slots/live.earningsPanel';
import { Coins, Timer, Users, Wallet } from 'lucide-react';
import type { ReactNode } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { useLoaderData } from 'react-router';
import { getPerformerEarnings } from '#domains/ledger/contract/index.ts';
import { usePrice } from '#domains/performers/web/parts/use-price.ts';
import { Stat } from '#kit/ui/measure/gauges.tsx';
import { ButtonLink } from '#kit/ui/primitives/button.tsx';
import { Card, CardRow } from '#kit/ui/primitives/card.tsx';
import { EmptyState } from '#kit/ui/primitives/state.tsx';
import { Table } from '#kit/ui/primitives/table.tsx';
import { Blocks, loadBlocks } from '#kit/web/blocks.tsx';
import { web } from '#kit/web/context.ts';
import { useFormat, useMessages } from '#kit/web/i18n.tsx';
import { useHref } from '#kit/web/local-link.tsx';
import { pageMeta } from '#kit/web/meta.ts';
import type { ChatRecord } from '../../../contract/index.ts';
import { getStudioChats } from '../../../contract/index.ts';
import type { ChatOfferKind } from '../../parts/chat-offers.ts';
import { exitGroup } from '../../parts/exit-words.ts';
import { offerName } from '../../parts/offer-words.tsx';
import type { earningsPanel } from '../../slots.ts';
import { exitKey } from '../parts/exit-key.ts';
import { useStudio } from '../session/studio-context.tsx';

const pageSize = 25;

export async function loader({ context, request }: LoaderFunctionArgs) {
  const values = context.get(web);
  const { api } = values;
  const requested = Number(new URL(request.url).searchParams.get('before'));
  const before = Number.isSafeInteger(requested) && requested > 0 ? requested : undefined;
  const [earnings, chats, panels] = await Promise.all([
    api.call(getPerformerEarnings, {}),
    api.call(getStudioChats, { query: { before, limit: pageSize } }),
    loadBlocks(filled, values),
  ]);
  if (!earnings.ok) throw new Response(null, { status: earnings.problem.status });
  if (!chats.ok) throw new Response(null, { status: chats.problem.status });
  return {
    earnings: earnings.data,
    list: chats.data,
    panels,
    first: before === undefined,
  };
}

export const meta = pageMeta(({ t }) => ({ title: t('live.studio.earnings.title') }));

const kinds: Readonly<Partial<Record<ChatRecord['chatType'], ChatOfferKind>>> = {
  LIVECHAT: 'private',
  VIDEO_CALL: 'call',
  VOYEUR_CHAT: 'voyeur',
};

/** What chats have earned: today, in all, and chat by chat. */
export default function Earnings(): ReactNode {
  const t = useMessages();
  const format = useFormat();
  const price = usePrice();
  const to = useHref();
  const { earnings, list, panels, first } = useLoaderData<typeof loader>();
  const { earned, balance, today } = useStudio();
  return (
    <div className="page grid gap-(--grid-gap) py-4 md:py-6">
      <h1 className="font-extrabold text-2xl tracking-tight">{t('live.studio.earnings.title')}</h1>
      <CardRow min="9rem">
        <Stat
          icon={<Coins aria-hidden />}
          label={t('live.studio.today')}
          value={price(earned ?? earnings.today.total).coins}
          unit={price(earned ?? earnings.today.total).money ?? ''}
        />
        <Stat
          icon={<Wallet aria-hidden />}
          label={t('live.studio.earnings.balance')}
          value={price(balance ?? earnings.balance).coins}
          unit={price(balance ?? earnings.balance).money ?? ''}
        />
        <Stat
          icon={<Timer aria-hidden />}
          label={t('live.studio.minutes')}
          value={today ? format.number(today.minutes) : '–'}
        />
        <Stat
          icon={<Users aria-hidden />}
          label={t('live.studio.chats')}
          value={today ? format.number(today.chats) : '–'}
        />
      </CardRow>
      <Blocks<typeof earningsPanel> filled={filled} data={panels} props={{}} />
      <Card title={t('live.studio.earnings.chats')} flush>
        <Table<ChatRecord>
          caption={t('live.studio.earnings.chats')}
          rows={list.chats}
          rowKey={({ chatId }) => String(chatId)}
          empty={
            <EmptyState icon={<Coins />} title={t('live.studio.earnings.none')}>
              {t('live.studio.earnings.noneText')}
            </EmptyState>
          }
          columns={[
            { key: 'guest', header: t('live.studio.earnings.guest'), primary: true, cell: (chat) => chat.guestName },
            {
              key: 'when',
              header: t('live.studio.earnings.when'),
              cell: (chat) => (chat.endedAt === null ? '–' : format.dateTime(chat.startedAt ?? chat.endedAt)),
            },
            {
              key: 'kind',
              header: t('live.studio.earnings.kind'),
              cell: ({ chatType }) => {
                const kind = kinds[chatType];
                return kind ? t(offerName(kind)) : '–';
              },
            },
            {
              key: 'time',
              header: t('live.studio.earnings.time'),
              align: 'end',
              cell: (chat) => format.duration(chat.seconds),
            },
            {
              key: 'cost',
              header: t('live.studio.earnings.cost'),
              align: 'end',
              cell: (chat) => price(chat.cost).coins,
            },
            {
              key: 'earned',
              header: t('live.studio.earnings.earned'),
              align: 'end',
              cell: (chat) => <b>{price(chat.earned).coins}</b>,
            },
            {
              key: 'end',
              header: t('live.studio.earnings.end'),
              cell: ({ exitCode }) => (exitCode === null ? '–' : t(exitKey(exitGroup(exitCode)))),
            },
          ]}
        />
      </Card>
      <nav aria-label={t('live.studio.earnings.pages')} className="flex justify-between gap-3">
        {first ? <span /> : <ButtonLink href={to('live.earnings')}>{t('live.studio.earnings.newest')}</ButtonLink>}
        {list.before === null ? null : (
          <ButtonLink href={`${to('live.earnings')}?before=${list.before}`}>
            {t('live.studio.earnings.older')}
          </ButtonLink>
        )}
      </nav>
    </div>
  );
}
