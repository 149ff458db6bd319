import { Heart, Languages, PhoneCall, Star } from 'lucide-react';
import type { ReactNode } from 'react';
import { usePrice } from '#domains/performers/web/parts/use-price.ts';
import { Figure } from '#kit/ui/measure/figure.tsx';
import { Price } from '#kit/ui/measure/price.tsx';
import { Anchor } from '#kit/ui/primitives/anchor.tsx';
import { Avatar } from '#kit/ui/primitives/avatar.tsx';
import { cx } from '#kit/ui/primitives/cx.ts';
import { useHref } from '#kit/web/navigation/local-link.tsx';
import { useFormat, useMessages } from '#kit/web/words/i18n.tsx';
import type { TopCam } from '../../contract/top-cams.ts';

/** One place of a list of top cams: the whole row leads to her. */
export function TopCamRow({ cam, isOwn }: { cam: TopCam; isOwn?: boolean }): ReactNode {
  const t = useMessages();
  const to = useHref();
  const format = useFormat();
  const price = usePrice();
  const { place, name, age, online, onlineVideocall, satisfactionRate, videocallPrice } = cam;
  const params = { actorName: name.toLowerCase() };
  return (
    <li
      aria-current={isOwn ? 'true' : undefined}
      className={cx(
        'group relative grid grid-cols-[2rem_auto_minmax(0,1fr)] items-center gap-3 rounded-card border bg-surface px-3 py-2.5 shadow-e1 transition-colors hover:border-accent sm:grid-cols-[3rem_auto_minmax(0,1fr)_auto] sm:gap-4 sm:px-4',
        isOwn ? 'border-accent' : 'border-line',
      )}
    >
      <span
        translate="no"
        className={cx(
          'tabular text-center font-extrabold text-lg',
          place <= 3 ? 'text-accent-ink sm:text-2xl' : 'text-muted',
        )}
      >
        <span className="sr-only">{t('home.top.place')}</span> {format.number(place)}
      </span>
      <span className={cx('rounded-full', online && 'ring-2 ring-success ring-offset-2 ring-offset-surface')}>
        <Avatar name={name} src={cam.avatarPicture ?? undefined} size="lg" />
      </span>
      <span className="grid min-w-0 gap-0.5">
        <span className="flex min-w-0 items-baseline gap-2">
          <Anchor
            href={to('performers.profile', params)}
            className="min-w-0 truncate font-bold text-ink no-underline outline-none after:absolute after:inset-0 after:rounded-card focus-visible:after:outline-2 focus-visible:after:outline-focus"
          >
            <bdi>{name}</bdi>
          </Anchor>
          <span className="text-muted">{age}</span>
          {online ? <span className="shrink-0 font-semibold text-sm text-success">{t('home.top.live')}</span> : null}
        </span>
        <span className="flex flex-wrap items-center gap-x-3 gap-y-0.5 text-muted text-sm [&_svg]:size-4 *:inline-flex *:items-center *:gap-1">
          {satisfactionRate === null ? null : (
            <span>
              <Star aria-hidden />
              <Figure>
                {t('home.top.satisfied', { rate: format.percent(satisfactionRate / 100), count: cam.ratingCount })}
              </Figure>
            </span>
          )}
          <span>
            <Heart aria-hidden />
            <span className="sr-only">{t('home.top.hearts')}</span>
            <span translate="no" className="tabular">
              {format.number(cam.pinnedCount, { notation: 'compact' })}
            </span>
          </span>
          <span className="max-sm:hidden!">
            <Languages aria-hidden />
            {format.list(cam.spokenLanguages.map((code) => format.languageName(code)))}
          </span>
          {videocallPrice ? (
            <span className={cx('sm:hidden!', onlineVideocall && 'text-success')}>
              <PhoneCall aria-hidden />
              <span className="sr-only">{t(onlineVideocall ? 'home.top.callNow' : 'home.top.call')}</span>
              <Price hundredths={videocallPrice.value} size="inherit" format={price} per={t('performers.perMinute')} />
            </span>
          ) : null}
        </span>
      </span>
      {videocallPrice ? (
        <span className="grid justify-items-end gap-0.5 text-right text-sm max-sm:hidden">
          <span
            className={cx(
              'inline-flex items-center gap-1.5',
              onlineVideocall ? 'font-semibold text-success' : 'text-subtle',
            )}
          >
            <PhoneCall aria-hidden className="size-4" />
            <span>{t(onlineVideocall ? 'home.top.callNow' : 'home.top.call')}</span>
          </span>
          <Price hundredths={videocallPrice.value} size="sm" format={price} per={t('performers.perMinute')} />
        </span>
      ) : null}
    </li>
  );
}
