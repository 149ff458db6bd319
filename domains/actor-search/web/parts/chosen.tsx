import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { filterChipClass } from '#kit/ui/live/filter-bar.tsx';
import { Anchor } from '#kit/ui/primitives/anchor.tsx';
import { useMessages } from '#kit/web/words/i18n.tsx';
import type { SearchAddress } from './address.ts';
import { toggled, writeAddress } from './address.ts';
import type { Results } from './results-data.ts';

/** Filters whose options say by themselves what they are about. */
const plain = new Set(['gender', 'languages', 'theme', 'country', 'interests']);

/** What is on, each with the way to take it off. */
export interface ChosenOne {
  readonly key: string;
  readonly label: string;
  readonly without: SearchAddress;
}

/** Everything that narrows or sorts a search by the visitor's wish, in words. */
export function useChosen({ availableFilters, location }: Results, address: SearchAddress): readonly ChosenOne[] {
  const t = useMessages();
  const options = availableFilters.flatMap(({ filter, kind, label, options: all }) =>
    all
      .filter(({ isOn }) => isOn)
      .map(({ value, label: name }) => ({
        key: `${filter}:${value}`,
        label: kind === 'switch' ? label : plain.has(filter) ? name : `${label}: ${name}`,
        without: toggled(address, filter, value),
      })),
  );
  const nowhere = { ...address, page: 1, zip: '', zipCountry: null, point: null, radius: null, sort: null };
  const where = location
    ? t(location.radius === null ? 'actor-search.near.chip' : 'actor-search.near.chipWithin', {
        place: location.place ?? t('actor-search.near.point'),
        km: location.radius ?? 0,
      })
    : null;
  return [
    ...options,
    ...(where ? [{ key: 'near', label: where, without: nowhere }] : []),
    ...(address.mood === null
      ? []
      : [{ key: 'mood', label: t('actor-search.mood.chip'), without: { ...address, page: 1, mood: null } }]),
  ];
}

/** Chips to remove one wish each, and all. */
export function Chosen({ chosen }: { chosen: readonly ChosenOne[] }): ReactNode {
  const t = useMessages();
  if (chosen.length === 0) return null;
  return (
    <ul aria-label={t('actor-search.chosen')} className="flex flex-wrap gap-2">
      {chosen.map(({ key, label, without }) => (
        <li key={key}>
          <Anchor
            href={writeAddress(without)}
            aria-label={t('actor-search.remove', { name: label })}
            className={filterChipClass(true)}
          >
            {label}
            <X aria-hidden />
          </Anchor>
        </li>
      ))}
      {chosen.length > 1 ? (
        <li>
          <Anchor href="?" className={filterChipClass(false)}>
            {t('actor-search.removeAll')}
          </Anchor>
        </li>
      ) : null}
    </ul>
  );
}
