import { Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { usePrice } from '#domains/performers/web/parts/use-price.ts';
import { Progress } from '#kit/ui/measure/gauges.tsx';
import { Badge } from '#kit/ui/primitives/badge.tsx';
import { Card } from '#kit/ui/primitives/card.tsx';
import { useFormat, useLanguage, useMessages } from '#kit/web/words/i18n.tsx';
import type { OwnShow } from '../../contract/studio.ts';
import { stateTones } from '../parts/state-tones.ts';
import { BeginShow } from './begin-show.tsx';
import { CallOff, EndShow } from './end-panels.tsx';

const answerTones = {
  open: 'info',
  accepted: 'success',
  declined: 'neutral',
  expired: 'neutral',
  withdrawn: 'neutral',
} as const;

/** One of a performer's own shows, with what may be done about it. `now`: when it was read, epoch ms. */
export function ShowCard({ show, now }: { show: OwnShow; now: number }): ReactNode {
  const t = useMessages();
  const language = useLanguage();
  const format = useFormat();
  const price = usePrice();
  const { state, goal, sold, start } = show;
  const title = show.title[language] || Object.values(show.title).find((text) => text !== '');
  const facts = [
    {
      name: 'price',
      label: t('tickets.studio.price'),
      value: show.price === 0 ? t('tickets.studio.free') : price(show.price).amount,
    },
    { name: 'sold', label: t('tickets.studio.sold'), value: format.number(sold) },
    { name: 'earned', label: t('tickets.studio.earned'), value: price(show.earned).amount },
  ];
  return (
    <Card
      level={3}
      title={<bdi>{title || t('tickets.private.title')}</bdi>}
      description={
        <>
          {start === null ? t('tickets.studio.atGoal') : format.dateTime(start)}
          {' · '}
          {t('tickets.studio.minutes', { count: show.minutes })}
        </>
      }
      actions={<Badge tone={stateTones[state]}>{t(`tickets.studio.state.${state}`)}</Badge>}
    >
      <div className="grid gap-4">
        {show.invitation === null ? null : (
          <p className="flex flex-wrap items-center gap-2 text-sm">
            <Lock aria-hidden className="size-4 text-accent-ink" />
            <span>
              {t('tickets.studio.privateFor')} <bdi className="font-semibold">{show.invitation.guestName}</bdi>
            </span>
            <Badge tone={answerTones[show.invitation.answer]}>
              {t(`tickets.studio.answer.${show.invitation.answer}`)}
            </Badge>
            {show.invitation.answer === 'open' ? (
              <span className="text-muted">
                {t('tickets.studio.answerUntil', { at: format.dateTime(show.invitation.until) })}
              </span>
            ) : null}
          </p>
        )}
        {goal === null || state !== 'planned' ? null : (
          <Progress
            label={t('tickets.studio.goal')}
            value={Math.min(sold, goal)}
            max={goal}
            text={t('tickets.studio.goalOf', { sold, goal })}
          />
        )}
        <dl className="grid grid-cols-3 gap-3">
          {facts.map(({ name, label, value }) => (
            <div key={name} className="grid content-start gap-0.5">
              <dt className="text-sm text-subtle">{label}</dt>
              <dd translate="no" className="tabular font-semibold">
                {value}
              </dd>
            </div>
          ))}
        </dl>
        {show.promoCode === null ? null : (
          <p className="text-muted text-sm">
            {t('tickets.studio.promoUsed', { code: show.promoCode, used: show.promoUsed, most: show.promoMost })}
          </p>
        )}
        {state === 'planned' ? (
          <div className="flex flex-wrap items-start gap-2">
            {show.invitation === null || show.invitation.answer === 'accepted' ? (
              <BeginShow show={show} now={now} />
            ) : null}
            <CallOff showId={show.id} />
          </div>
        ) : null}
        {state === 'running' ? <EndShow show={show} /> : null}
      </div>
    </Card>
  );
}
