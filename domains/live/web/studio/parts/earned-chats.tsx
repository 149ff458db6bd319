import { Coins } from 'lucide-react';
import type { ReactNode } from 'react';
import { useGuestName } from '#domains/guest/web/parts/guest-name.ts';
import { usePrice } from '#domains/performers/web/parts/use-price.ts';
import type { earningsPanel } from '#domains/studio/web/slots.ts';
import { ButtonLink } from '#kit/ui/primitives/button.tsx';
import { Card } from '#kit/ui/primitives/card.tsx';
import { EmptyState } from '#kit/ui/primitives/state.tsx';
import { Table } from '#kit/ui/primitives/table.tsx';
import { useHref } from '#kit/web/navigation/local-link.tsx';
import { defineBlock } from '#kit/web/slots/blocks.tsx';
import type { FillingOf } from '#kit/web/slots/slots.ts';
import { useFormat, useMessages } from '#kit/web/words/i18n.tsx';
import type { ChatRecord } from '../../../contract/index.ts';
import { getStudioChats } from '../../../contract/index.ts';
import type { ChatOfferKind } from '../../parts/chat-offers.ts';
import { exitGroup } from '../../parts/exit-words.ts';
import { offerName } from '../../parts/offer-words.tsx';
import { exitKey } from './exit-key.ts';

const pageSize = 25;

const kinds: Readonly<Partial<Record<ChatRecord['chatType'], ChatOfferKind>>> = {
  LIVECHAT: 'private',
  VIDEO_CALL: 'call',
  STARTMOBILECALLCHAT: 'call',
  VOYEUR_CHAT: 'voyeur',
};

interface EarnedChats {
  readonly chats: readonly ChatRecord[];
  readonly before: number | null;
  readonly first: boolean;
}

/** Paid chats of a performer with what they earned, a page at a time (`?before=`). */
export const earnedChats: FillingOf<typeof earningsPanel> = defineBlock<EarnedChats>({
  async load({ api }, search) {
    const requested = Number(search.get('before'));
    const before = Number.isSafeInteger(requested) && requested > 0 ? requested : undefined;
    const answer = await api.call(getStudioChats, { query: { before, limit: pageSize } });
    if (!answer.ok) throw new Error(answer.problem.title);
    return { ...answer.data, first: before === undefined };
  },
  View: ({ data }) => <EarnedChatsCard {...data} />,
});

function EarnedChatsCard(list: EarnedChats): ReactNode {
  const t = useMessages();
  const nameOf = useGuestName();
  const format = useFormat();
  const price = usePrice();
  const to = useHref();
  const { first } = list;
  return (
    <>
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
            {
              key: 'guest',
              header: t('live.studio.earnings.guest'),
              primary: true,
              cell: (chat) => nameOf(chat.guestName),
            },
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
              key: 'earned',
              header: t('live.studio.earnings.earned'),
              align: 'end',
              cell: (chat) => (
                <span translate="no">
                  <b>{price(chat.earned).amount}</b>{' '}
                  <span className="text-subtle">
                    {t('live.studio.earnings.earnedOf', { paid: price(chat.cost).amount })}
                  </span>
                </span>
              ),
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
        {first ? <span /> : <ButtonLink href={to('studio.earnings')}>{t('live.studio.earnings.newest')}</ButtonLink>}
        {list.before === null ? null : (
          <ButtonLink href={`${to('studio.earnings')}?before=${list.before}`}>
            {t('live.studio.earnings.older')}
          </ButtonLink>
        )}
      </nav>
    </>
  );
}
