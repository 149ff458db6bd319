import { CalendarPlus, Check, Clock, Lock, Mail, Play, Ticket, Users } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { useGuestValue } from '#domains/guest/web/state/provider.tsx';
import { usePrice } from '#domains/performers/web/parts/use-price.ts';
import { Figure } from '#kit/ui/measure/figure.tsx';
import { Price } from '#kit/ui/measure/price.tsx';
import { Anchor } from '#kit/ui/primitives/anchor.tsx';
import { Avatar } from '#kit/ui/primitives/avatar.tsx';
import { Badge } from '#kit/ui/primitives/badge.tsx';
import { Button, ButtonLink } from '#kit/ui/primitives/button.tsx';
import { useHref } from '#kit/web/navigation/local-link.tsx';
import { useFormat, useLanguage, useMessages } from '#kit/web/words/i18n.tsx';
import type { ChatTicket } from '../../contract/index.ts';
import { saveToCalendar } from './calendar.ts';
import { RemindButton } from './remind-button.tsx';
import { wordsIn } from './words-in.ts';

interface Props {
  readonly show: ChatTicket;
  /** On the performer's own profile: her name is known. */
  readonly isOfOne: boolean;
  readonly onBuy: () => void;
  readonly onReturn: () => void;
}

/** One show: what, who, when, for how much, and the one thing to do about it. */
export function ShowRow({ show, isOfOne, onBuy, onReturn }: Props): ReactNode {
  const t = useMessages();
  const to = useHref();
  const format = useFormat();
  const language = useLanguage();
  const { actorName, start, minutes, goal, sold, hasStarted, isBought, isFeatured, isAutoFeatured, isInternal } = show;
  const isPrivate = show.privateUntil !== null;
  const title = wordsIn(show.title, language) || t('tickets.private.title');
  const description = wordsIn(show.description, language);
  const after = wordsIn(show.postBuyInfo, language);
  const params = { actorName: actorName.toLowerCase() };
  return (
    <li className="relative grid gap-3 rounded-card border border-line bg-surface p-4 shadow-e1 sm:grid-cols-[auto_minmax(0,1fr)_auto] sm:items-center sm:gap-5 sm:p-5">
      <span className="flex items-center gap-3 sm:contents">
        <Avatar name={actorName} src={show.avatar ?? show.sedcards[0]} size="xl" />
        <span className="grid min-w-0 gap-1">
          <span className="flex flex-wrap items-center gap-2">
            {hasStarted ? <Badge tone="danger">{t('tickets.on')}</Badge> : null}
            {isPrivate ? (
              <Badge tone="accent" icon={<Lock aria-hidden />}>
                {t('tickets.private.forYou')}
              </Badge>
            ) : null}
            {isFeatured || isAutoFeatured ? <Badge tone="accent">{t('tickets.featured')}</Badge> : null}
            {isInternal ? <Badge tone="info">{t('tickets.internal')}</Badge> : null}
            {isBought ? (
              <Badge tone="success" icon={<Check aria-hidden />}>
                {t('tickets.yours')}
              </Badge>
            ) : null}
          </span>
          <h2 className="font-bold text-lg leading-snug [overflow-wrap:anywhere]">{title}</h2>
          {isOfOne ? null : (
            <Anchor href={to('tickets.ofActor', params)} className="w-fit font-semibold text-accent-ink">
              <bdi>{actorName}</bdi>
            </Anchor>
          )}
          <span className="flex flex-wrap items-center gap-x-4 gap-y-0.5 text-muted text-sm [&_svg]:size-4 *:inline-flex *:items-center *:gap-1.5">
            {start === null ? null : (
              <time dateTime={new Date(start).toISOString()}>
                <Clock aria-hidden />
                {format.dateTime(start)}
              </time>
            )}
            <span>{t('tickets.minutes', { minutes })}</span>
            {goal !== null && start === null ? (
              <span>
                <Users aria-hidden />
                <Figure>{t('tickets.goal', { sold: sold ?? 0, goal })}</Figure>
              </span>
            ) : null}
          </span>
        </span>
      </span>
      <Actions show={show} params={params} onBuy={onBuy} onReturn={onReturn} />
      {description ? <p className="text-muted text-sm [overflow-wrap:anywhere] sm:col-span-3">{description}</p> : null}
      {after ? (
        <p className="rounded-control bg-success-soft px-3 py-2 text-sm [overflow-wrap:anywhere] sm:col-span-3">
          {after}
        </p>
      ) : null}
    </li>
  );
}

function Actions({ show, params, onBuy, onReturn }: Omit<Props, 'isOfOne'> & { params: { actorName: string } }) {
  const t = useMessages();
  const to = useHref();
  const format = useFormat();
  const words = usePrice();
  const language = useLanguage();
  const { pathname } = useLocation();
  const isLoggedIn = useGuestValue('isLoggedIn');
  const { hasStarted, isBought, canBuy, isFree, price, nextPrice, start, letsLateIn } = show;
  const title = `${wordsIn(show.title, language) || t('tickets.private.title')} (${show.actorName})`;
  if (isBought)
    return (
      <span className="flex flex-wrap gap-2 sm:grid sm:justify-items-stretch">
        {hasStarted ? (
          <ButtonLink href={to('live.room', params)} variant="primary" icon={<Play aria-hidden />}>
            {t('tickets.enter')}
          </ButtonLink>
        ) : (
          <>
            {start === null ? null : (
              <Button icon={<CalendarPlus aria-hidden />} onClick={() => saveToCalendar(show, title)}>
                {t('tickets.calendar')}
              </Button>
            )}
            <Button variant="ghost" onClick={onReturn}>
              {t('tickets.giveBack')}
            </Button>
          </>
        )}
      </span>
    );
  if (!canBuy)
    return <span className="text-muted text-sm">{hasStarted && !letsLateIn ? t('tickets.closed') : null}</span>;
  if (show.privateUntil !== null)
    return (
      <Button variant="primary" icon={<Mail aria-hidden />} onClick={onBuy}>
        {t('tickets.private.answer')}
      </Button>
    );
  return (
    <span className="grid gap-1.5 sm:justify-items-end">
      {isLoggedIn ? (
        <Button variant="primary" icon={<Ticket aria-hidden />} onClick={onBuy}>
          {isFree ? t('tickets.takeFree') : <Price size="inherit" hundredths={price.value} format={words} />}
        </Button>
      ) : (
        <ButtonLink
          href={`${to('identity.signUp')}?next=${encodeURIComponent(pathname)}`}
          variant="primary"
          icon={<Ticket aria-hidden />}
        >
          {t('tickets.logIn')}
        </ButtonLink>
      )}
      {isLoggedIn && !hasStarted ? <RemindButton show={show} /> : null}
      {nextPrice ? (
        <span className="text-muted text-sm" translate="no">
          {t('tickets.dearer', { time: format.dateTime(nextPrice.from), price: words(nextPrice.value).amount })}
        </span>
      ) : null}
    </span>
  );
}
