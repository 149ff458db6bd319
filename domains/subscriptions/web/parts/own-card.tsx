import type { ReactNode } from 'react';
import { lazy, Suspense, useState } from 'react';
import { useRevalidator } from 'react-router';
import { useCall } from '#kit/forms/use-call.ts';
import { euros, formatAmount } from '#kit/money/amounts.ts';
import { Badge } from '#kit/ui/primitives/badge.tsx';
import { Button } from '#kit/ui/primitives/button.tsx';
import { Card } from '#kit/ui/primitives/card.tsx';
import { LocalLink } from '#kit/web/navigation/local-link.tsx';
import { useFormat, useLanguage, useMessages } from '#kit/web/words/i18n.tsx';
import type { OwnSubscription } from '../../contract/own.ts';
import { cancelSubscription, uncancelSubscription } from '../../contract/own.ts';
import { holds } from '../../contract/products.ts';
import { usePriceWords } from './format.ts';
import { kindWord, statusWord, toneOf } from './words.ts';

/** A subscription of the guest: where it stands, the next payment, and the ways to leave it and to stay. */
export function OwnCard({ own }: { own: OwnSubscription }): ReactNode {
  const t = useMessages();
  const name = own.actor ? `${kindWord(t, own.kind)} ${own.actor.name}` : kindWord(t, own.kind);
  return (
    <Card>
      <div className="grid gap-3">
        <div className="flex flex-wrap items-center justify-between gap-2">
          <h2 className="font-bold text-lg">
            {own.actor ? (
              <LocalLink to="subscriptions.club" params={{ actorName: own.actor.name.toLowerCase() }} translate="no">
                {name}
              </LocalLink>
            ) : (
              name
            )}
            {own.tierName === '' ? null : <bdi className="font-normal text-muted"> · {own.tierName}</bdi>}
          </h2>
          <Badge tone={toneOf(own.status)}>{statusWord(t, own.status)}</Badge>
        </div>
        <Dates own={own} />
        {own.euroCents !== null && own.status === 'grace' ? <OtherWay own={own} name={name} /> : null}
        <Leave own={own} name={name} />
      </div>
    </Card>
  );
}

const SubscribeSheet = lazy(() =>
  import('./subscribe-sheet.tsx').then((module) => ({ default: module.SubscribeSheet })),
);

/** The card was declined: another card, or coins, take its place before the days of grace are over. */
function OtherWay({ own, name }: { own: OwnSubscription; name: string }): ReactNode {
  const t = useMessages();
  const [isOpen, setOpen] = useState(false);
  const { kind, actor, tier, price } = own;
  const product = kind === 'actor' ? { kind, actorId: actor?.id ?? 0, tier } : { kind };
  return (
    <div>
      <Button variant="primary" onClick={() => setOpen(true)}>
        {t('subscriptions.own.otherWay')}
      </Button>
      {isOpen ? (
        <Suspense>
          <SubscribeSheet
            offer={{ product, name, price, trialDays: 0, takesCards: true }}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      ) : null}
    </div>
  );
}

function Dates({ own }: { own: OwnSubscription }): ReactNode {
  const t = useMessages();
  const format = useFormat();
  const priceWords = usePriceWords();
  const language = useLanguage();
  const at = (instant: number): string => format.date(instant);
  const { status, next } = own;
  const line = (): string => {
    if (!holds(status)) return t('subscriptions.own.ended', { at: at(own.until) });
    if (own.euroCents !== null && status === 'grace') return t('subscriptions.own.graceCard');
    if (own.euroCents !== null && next) {
      return t('subscriptions.own.nextCard', { at: at(next.at), euros: formatAmount(own.euroCents, euros, language) });
    }
    if (status === 'grace') return t('subscriptions.own.grace', { at: at(next?.at ?? own.until) });
    if (next) return t('subscriptions.own.next', { at: at(next.at), price: priceWords(next.price) });
    return t('subscriptions.own.until', { at: at(own.until) });
  };
  return (
    <p className="text-muted text-sm" translate="no" suppressHydrationWarning>
      {t('subscriptions.own.since', { at: at(own.since) })} {line()}{' '}
      {next && own.nextTier ? t('subscriptions.own.changes', { at: at(next.at), tier: own.nextTier.name }) : null}
    </p>
  );
}

/** Two presses as the law asks (German Civil Code § 312k): one that begins, one that says what it does and does it. */
function Leave({ own, name }: { own: OwnSubscription; name: string }): ReactNode {
  const t = useMessages();
  const format = useFormat();
  const { busy, refusal, run } = useCall();
  const { revalidate } = useRevalidator();
  const [asks, setAsks] = useState(false);
  const decide = async (
    operation: typeof cancelSubscription | typeof uncancelSubscription,
    said: string,
  ): Promise<void> => {
    await run((api) => api.call(operation, { body: { subscriptionId: own.id } }), {
      told: () => said,
      isRefusedInPlace: true,
    });
    setAsks(false);
    await revalidate();
  };
  // What is offered to whoever goes stands in the bar at the top of the page.
  const cancel = () =>
    void decide(cancelSubscription, t('subscriptions.own.cancelled')).then(() => window.scrollTo({ top: 0 }));
  const stay = () => void decide(uncancelSubscription, t('subscriptions.own.stays'));
  return (
    <div className="grid gap-2">
      {own.next && !asks ? (
        <div>
          <Button onClick={() => setAsks(true)}>{t('subscriptions.own.cancel')}</Button>
        </div>
      ) : null}
      {own.next && asks ? (
        <div className="grid gap-3 rounded-card border border-line p-3">
          <p className="text-sm" translate="no" suppressHydrationWarning>
            {t('subscriptions.own.sure', { name, at: format.date(own.until) })}
          </p>
          <p className="flex flex-wrap gap-2">
            <Button variant="danger" loading={busy} onClick={cancel}>
              {t('subscriptions.own.cancelNow')}
            </Button>
            <Button variant="ghost" onClick={() => setAsks(false)}>
              {t('subscriptions.own.keep')}
            </Button>
          </p>
        </div>
      ) : null}
      {own.canUncancel ? (
        <div>
          <Button loading={busy} onClick={stay}>
            {t('subscriptions.own.stay')}
          </Button>
        </div>
      ) : null}
      <p role="alert" className="font-medium text-danger text-sm empty:hidden">
        {refusal}
      </p>
    </div>
  );
}
