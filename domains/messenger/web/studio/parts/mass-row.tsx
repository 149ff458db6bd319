import type { ReactNode } from 'react';
import { useState } from 'react';
import { usePrice } from '#domains/performers/web/parts/use-price.ts';
import { useCall } from '#kit/forms/use-call.ts';
import type { Tone } from '#kit/ui/primitives/badge.tsx';
import { Badge } from '#kit/ui/primitives/badge.tsx';
import { Button } from '#kit/ui/primitives/button.tsx';
import { useFormat, useLanguage, useMessages } from '#kit/web/words/i18n.tsx';
import type { MassMessage, MassState, MessageMedia } from '../../../contract/index.ts';
import { decideMass, messengerLimits, textFor } from '../../../contract/index.ts';

const tones: Readonly<Record<MassState, Tone>> = {
  sending: 'info',
  held: 'warning',
  sent: 'success',
  stopped: 'neutral',
  unsending: 'info',
  unsent: 'neutral',
};

/** One message to many: what became of it, and what can still be done. */
export function MassRow({ one, onChanged }: { one: MassMessage; onChanged: () => void }): ReactNode {
  const t = useMessages();
  const format = useFormat();
  const price = usePrice();
  const language = useLanguage();
  const { busy, run } = useCall();
  const [asksBack, setAsksBack] = useState(false);
  const { state, segment } = one;
  const decide = async (decision: 'stop' | 'resume' | 'unsend'): Promise<void> => {
    await run((api) => api.call(decideMass, { body: { massId: one.massId, decision } }));
    onChanged();
  };
  const whom = [
    segment.fans ? t('messenger.studio.mass.fans') : '',
    segment.spentOver === null ? '' : `${t('messenger.studio.mass.spent')}: ${price(segment.spentOver).amount}`,
    segment.notSeenDays === null ? '' : `${t('messenger.studio.mass.unseen')}: ${segment.notSeenDays}`,
    ...segment.tags,
  ].filter(Boolean);
  const results: [string, string][] = [
    [t('messenger.studio.mass.result.opened'), format.number(one.opened)],
    [t('messenger.studio.mass.result.answered'), format.number(one.answered)],
    ...(one.media?.price == null
      ? []
      : [
          [
            t('messenger.studio.mass.result.bought'),
            `${format.number(one.bought)} · ${price(one.boughtFor).amount}`,
          ] satisfies [string, string],
        ]),
    [t('messenger.studio.mass.result.paid'), price(one.paidAfter).amount],
  ];
  const isGoing = state === 'sending';
  const isHeld = state === 'held' || state === 'stopped';
  const isOpen = isGoing || isHeld;
  const reached = isOpen
    ? t('messenger.studio.mass.progress', { count: one.sent, all: format.number(one.reached) })
    : t('messenger.studio.mass.reached', { count: one.sent });
  const isYoung = Date.now() - one.createdAt < messengerLimits.deleteFor;
  const canUnsend = isYoung && one.sent > 0 && (isGoing || isHeld || state === 'sent');
  return (
    <li className="grid gap-2 px-(--card-pad) py-3">
      <p className="flex flex-wrap items-center gap-2 text-sm">
        <Badge tone={tones[state]}>{t(`messenger.studio.mass.state.${state}`)}</Badge>
        <time dateTime={new Date(one.createdAt).toISOString()} className="text-muted" suppressHydrationWarning>
          {format.dateTime(one.createdAt)}
        </time>
        <span className="text-subtle">
          {whom.length === 0 ? t('messenger.studio.mass.everybody') : whom.join(' · ')}
        </span>
      </p>
      <div className="flex items-start gap-3">
        {one.media ? <Carried media={one.media} /> : null}
        <p className="line-clamp-2 min-w-0 whitespace-pre-wrap">{textFor(one.texts, language)}</p>
      </div>
      <p className="flex flex-wrap gap-x-1.5 text-sm">
        <span className="font-semibold">{reached}</span>
        {one.skipped > 0 ? <span>{t('messenger.studio.mass.leftOut', { count: one.skipped })}</span> : null}
      </p>
      <dl className="flex flex-wrap gap-x-6 gap-y-1 text-sm">
        {results.map(([label, value]) => (
          <div key={label} className="flex gap-1.5">
            <dt className="text-muted">{label}</dt>
            <dd translate="no" className="tabular font-semibold">
              {value}
            </dd>
          </div>
        ))}
      </dl>
      <p className="flex flex-wrap gap-2" suppressHydrationWarning>
        {isGoing ? (
          <Button size="sm" disabled={busy} onClick={() => void decide('stop')}>
            {t('messenger.studio.mass.stop')}
          </Button>
        ) : null}
        {isHeld && one.sent + one.skipped < one.reached ? (
          <Button size="sm" disabled={busy} onClick={() => void decide('resume')}>
            {t('messenger.studio.mass.resume')}
          </Button>
        ) : null}
        {canUnsend && !asksBack ? (
          <Button
            size="sm"
            variant="ghost"
            disabled={busy}
            onClick={() => (one.bought > 0 ? setAsksBack(true) : void decide('unsend'))}
          >
            {t('messenger.studio.mass.unsend')}
          </Button>
        ) : null}
      </p>
      {canUnsend && asksBack ? (
        <div className="grid gap-2 rounded-card border border-line p-3">
          <p translate="no" className="text-sm">
            {t('messenger.studio.mass.unsendPaid', { price: price(one.boughtFor).amount })}
          </p>
          <p className="flex gap-2">
            <Button size="sm" variant="danger" disabled={busy} onClick={() => void decide('unsend')}>
              {t('messenger.studio.mass.unsend')}
            </Button>
            <Button size="sm" variant="ghost" onClick={() => setAsksBack(false)}>
              {t('messenger.cancel')}
            </Button>
          </p>
        </div>
      ) : null}
    </li>
  );
}

/** What a message to many carries, small, with its price. */
function Carried({ media }: { media: MessageMedia }): ReactNode {
  const t = useMessages();
  const price = usePrice();
  if (media.isGone) return <Badge tone="neutral">{t('messenger.media.gone')}</Badge>;
  return (
    <span className="grid shrink-0 justify-items-center gap-1">
      {media.preview ? (
        <img src={media.preview} alt="" loading="lazy" className="size-16 rounded-card object-cover" />
      ) : null}
      {media.price === null ? null : (
        <Badge tone="accent">
          <span translate="no">{price(media.price).amount}</span>
        </Badge>
      )}
    </span>
  );
}
