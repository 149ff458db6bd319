import { Plus, X } from 'lucide-react';
import type { ReactNode } from 'react';
import type { StudioStretch } from '#domains/performers/contract/index.ts';
import { stretchesOfDay } from '#domains/performers/contract/index.ts';
import { IconButton } from '#kit/ui/primitives/button.tsx';
import { Card } from '#kit/ui/primitives/card.tsx';
import { Select } from '#kit/ui/primitives/text-field.tsx';
import { useLanguage, useMessages } from '#kit/web/words/i18n.tsx';

const dayMinutes = 24 * 60;
const step = 30;
/** Monday first; Sunday is 0. */
const week = [1, 2, 3, 4, 5, 6, 0];
/** Any Sunday, so that day names follow from dates. */
const aSunday = Date.UTC(2026, 10, 22);
/** What a new stretch begins as. */
const evening = { fromMinute: 20 * 60, toMinute: 23 * 60 };

const clock = (minutes: number): string =>
  `${String(Math.floor(minutes / 60) % 24).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

/** Every half hour of a day, and what is there between them. */
const timesWith = (minute: number) =>
  [...new Set([...Array.from({ length: dayMinutes / step }, (_, index) => index * step), minute])]
    .sort((a, b) => a - b)
    .map((each) => ({ value: String(each), label: clock(each) }));

/** The end of a stretch at a time of the clock: of the day after, where that is no later than its begin. */
const endAt = (fromMinute: number, minute: number): number => (minute > fromMinute ? minute : minute + dayMinutes);

/** The week of a performer: up to three stretches a day, each chosen from lists, so that nothing can be typed wrong. */
export function Schedule({
  stretches,
  onChange,
}: {
  stretches: readonly StudioStretch[];
  onChange: (stretches: StudioStretch[]) => void;
}): ReactNode {
  const t = useMessages();
  const language = useLanguage();
  const names = new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' });
  const replace = (old: StudioStretch, next: StudioStretch | null): void =>
    onChange(stretches.flatMap((each) => (each === old ? (next ? [next] : []) : [each])));
  return (
    <Card title={t('studio.studio.schedule')} description={t('studio.studio.schedule.text')}>
      <ul className="-my-2 grid divide-y divide-line">
        {week.map((number) => {
          const day = names.format(aSunday + number * dayMinutes * 60_000);
          const ofDay = stretches.filter((each) => each.day === number);
          return (
            <li
              key={number}
              className="grid min-h-14 grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 gap-y-1 py-2 sm:grid-cols-[6.5rem_minmax(0,1fr)_auto]"
            >
              <span className="truncate font-semibold">{day}</span>
              <ul className="flex flex-wrap gap-x-6 gap-y-2 max-sm:order-last max-sm:col-span-2">
                {ofDay.length === 0 ? (
                  <li className="text-sm text-subtle">{t('studio.studio.schedule.none')}</li>
                ) : (
                  ofDay.map((stretch, index) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: a stretch has no name of its own and keeps its place.
                    <li key={index} className="flex items-center gap-1.5 max-sm:w-full">
                      <Select
                        hideLabel
                        className="w-30 max-sm:flex-1"
                        label={t('studio.studio.schedule.from', { day })}
                        value={String(stretch.fromMinute)}
                        options={timesWith(stretch.fromMinute)}
                        onChange={({ currentTarget }) => {
                          const fromMinute = Number(currentTarget.value);
                          const toMinute = endAt(fromMinute, stretch.toMinute % dayMinutes);
                          replace(stretch, { ...stretch, fromMinute, toMinute });
                        }}
                      />
                      <span aria-hidden>–</span>
                      <Select
                        hideLabel
                        className="w-30 max-sm:flex-1"
                        label={t('studio.studio.schedule.to', { day })}
                        value={String(stretch.toMinute % dayMinutes)}
                        options={timesWith(stretch.toMinute % dayMinutes)}
                        onChange={({ currentTarget }) => {
                          const toMinute = endAt(stretch.fromMinute, Number(currentTarget.value));
                          replace(stretch, { ...stretch, toMinute });
                        }}
                      />
                      <IconButton
                        size="sm"
                        icon={<X aria-hidden />}
                        label={t('studio.studio.schedule.remove', { day })}
                        onClick={() => replace(stretch, null)}
                      />
                    </li>
                  ))
                )}
              </ul>
              <IconButton
                size="sm"
                icon={<Plus aria-hidden />}
                disabled={ofDay.length >= stretchesOfDay}
                label={t('studio.studio.schedule.add', { day })}
                onClick={() => onChange([...stretches, { day: number, ...evening }])}
              />
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
