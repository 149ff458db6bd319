import { filled as previews } from 'virtual:slots/performers.livePreview';
import { CalendarClock } from 'lucide-react';
import type { ReactNode } from 'react';
import { useState, useSyncExternalStore } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { useOutletContext } from 'react-router';
import { Card } from '#kit/ui/primitives/card.tsx';
import { EmptyState } from '#kit/ui/primitives/state.tsx';
import { Slot } from '#kit/web/slots/slot.tsx';
import { useFormat, useMessages } from '#kit/web/words/i18n.tsx';
import type { Actor } from '../../../contract/index.ts';
import type { ProfileHead } from '../../parts/profile-head.ts';
import { profileHead } from '../../parts/profile-head.ts';
import { profileMeta } from '../../parts/profile-meta.ts';
import { weekInZone } from '../../parts/week-in-zone.ts';
import type { livePreview } from '../../slots.ts';

export async function loader(args: LoaderFunctionArgs): Promise<ProfileHead> {
  const { head, breadcrumb } = await profileHead(args, 'live-show');
  return { head, breadcrumb };
}

export const meta = profileMeta;

/** Any Sunday, so that day names follow from dates. */
const aSunday = Date.UTC(2026, 10, 22, 12);
const dayLength = 24 * 3600 * 1000;
const clock = (minutes: number): string =>
  `${String(Math.floor(minutes / 60) % 24).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

const never = () => () => undefined;

/** The zone of the reader's clocks; null while rendered on the server, where nobody knows it. */
const useReadersZone = (): string | null =>
  useSyncExternalStore(
    never,
    () => new Intl.DateTimeFormat().resolvedOptions().timeZone,
    () => null,
  );

export default function LiveShow(): ReactNode {
  const actor = useOutletContext<Actor>();
  const t = useMessages();
  const format = useFormat();
  const zone = useReadersZone();
  const [now] = useState(() => Date.now());
  const days = weekInZone(actor, zone ?? actor.timeZone, now);
  const nameOf = (day: number) =>
    new Intl.DateTimeFormat(format.language, { weekday: 'long', timeZone: 'UTC' }).format(aSunday + day * dayLength);
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[2fr_1fr]">
      <div className="relative aspect-video overflow-hidden rounded-card bg-hover">
        {actor.poster ? (
          <img
            data-picture
            src={actor.poster.src}
            srcSet={actor.poster.srcSet}
            sizes="(max-width: 1199px) 100vw, 800px"
            width={actor.poster.width}
            height={actor.poster.height}
            alt=""
            className="absolute inset-0 size-full object-cover object-[50%_25%]"
          />
        ) : null}
        {actor.isLivePreviewEnabled && previews.length > 0 ? (
          <div className="absolute inset-0 *:size-full *:object-cover">
            <Slot<typeof livePreview> filled={previews} props={{ actor }} />
          </div>
        ) : null}
      </div>
      <Card>
        <h2 className="mb-1 font-bold text-lg">{t('performers.liveShow.when')}</h2>
        <p className="mb-4 text-muted text-sm">
          {t(zone ? 'performers.liveShow.yours' : 'performers.liveShow.intro', { name: actor.name })}
        </p>
        {days.length === 0 ? (
          <EmptyState icon={<CalendarClock />} title={t('performers.liveShow.none')} />
        ) : (
          <dl className="grid gap-2">
            {days.map(({ day, entries }) => (
              <div key={day} className="flex justify-between gap-4">
                <dt className="first-letter:uppercase">{nameOf(day)}</dt>
                <dd translate="no" className="tabular font-semibold">
                  {entries.map(({ fromMinute, toMinute }) => `${clock(fromMinute)}–${clock(toMinute)}`).join(', ')}
                </dd>
              </div>
            ))}
          </dl>
        )}
      </Card>
    </div>
  );
}
