import { Gift } from 'lucide-react';
import type { ReactNode } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { useLoaderData } from 'react-router';
import { AccountBreadcrumb } from '#domains/guest/web/parts/account-breadcrumb.tsx';
import { useGuestValue } from '#domains/guest/web/state/provider.tsx';
import { formatCoins } from '#domains/ledger/contract/coins.ts';
import { Figure } from '#kit/ui/measure/figure.tsx';
import { Card } from '#kit/ui/primitives/card.tsx';
import { EmptyState } from '#kit/ui/primitives/state.tsx';
import { web } from '#kit/web/page/context.ts';
import { pageMeta } from '#kit/web/page/meta.ts';
import { refused } from '#kit/web/page/refused.ts';
import { useFormat, useLanguage, useMessages } from '#kit/web/words/i18n.tsx';
import { messengerGifts } from '../../../contract/catalogue.ts';
import { getOwnGiving } from '../../../contract/own.ts';
import { useGivenWords } from '../../parts/given-words.ts';
import { SeenAs } from '../../parts/seen-as.tsx';

export async function loader({ context }: LoaderFunctionArgs) {
  const { api } = context.get(web);
  const [own, gifts] = await Promise.all([api.call(getOwnGiving, {}), api.query(messengerGifts, { all: true })]);
  if (!own.ok) throw refused(own.problem.status);
  const wanted = new Set(own.data.bought.map(({ giftId }) => giftId));
  return { own: own.data, gifts: gifts.ok ? gifts.data.filter(({ id }) => wanted.has(id)) : [] };
}

export const meta = pageMeta(({ t }) => ({ title: t('gifts.own.title') }));

/** What a guest has bought and not given yet, how they are seen, and what they gave. */
export default function Own(): ReactNode {
  const t = useMessages();
  const format = useFormat();
  const language = useLanguage();
  const words = useGivenWords();
  const { own, gifts } = useLoaderData<typeof loader>();
  const bought = useGuestValue('boughtGifts');
  const kept = gifts.filter(({ id }) => (bought[id] ?? 0) > 0);
  return (
    <div className="page grid max-w-220 gap-6 py-[clamp(1.5rem,4vw,3rem)]">
      <AccountBreadcrumb title={t('gifts.own.title')} />
      <h1 className="font-extrabold text-[clamp(1.5rem,5vw,2.25rem)] leading-tight">{t('gifts.own.title')}</h1>
      <Card title={t('gifts.own.kept')} description={t('gifts.own.keptText')}>
        {kept.length === 0 ? (
          <p className="text-muted">{t('gifts.own.nothingKept')}</p>
        ) : (
          <ul className="grid grid-cols-[repeat(auto-fill,minmax(6rem,1fr))] gap-2">
            {kept.map(({ id, name, imageUrl }) => (
              <li key={id} className="grid justify-items-center gap-0.5 text-center text-sm">
                <img src={imageUrl} alt="" width={56} height={56} />
                <span className="w-full truncate">{name}</span>
                <span translate="no" className="font-semibold tabular">
                  × {bought[id]}
                </span>
              </li>
            ))}
          </ul>
        )}
      </Card>
      <Card title={t('gifts.own.seen')}>
        <SeenAs known={own.visibility} />
      </Card>
      <Card title={t('gifts.own.given')} flush>
        {own.given.length === 0 ? (
          <EmptyState icon={<Gift />} title={t('gifts.own.nothingGiven')} />
        ) : (
          <ul className="divide-y divide-line">
            {own.given.map((given) => (
              <li key={given.sendId} className="flex items-center gap-3 px-(--card-pad) py-2.5">
                {given.gifts[0] ? <img src={given.gifts[0].imageUrl} alt="" width={36} height={36} /> : null}
                <span className="grid min-w-0 flex-1">
                  <span className="truncate font-semibold">{words(given)}</span>
                  <span className="truncate text-muted text-sm">
                    <bdi>{t('gifts.own.to', { name: given.actorName })}</bdi> · {format.dateTime(given.at)}
                  </span>
                  {given.paidBack > 0 ? (
                    <Figure className="text-sm text-success">
                      {t('gifts.own.paidBack', { coins: formatCoins(given.paidBack, language) })}
                    </Figure>
                  ) : null}
                </span>
              </li>
            ))}
          </ul>
        )}
      </Card>
    </div>
  );
}
