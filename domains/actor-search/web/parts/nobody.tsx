import { MoonStar } from 'lucide-react';
import type { ReactNode } from 'react';
import { Anchor } from '#kit/ui/primitives/anchor.tsx';
import { ButtonLink } from '#kit/ui/primitives/button.tsx';
import { EmptyState } from '#kit/ui/primitives/state.tsx';
import { useMessages } from '#kit/web/words/i18n.tsx';
import type { SearchAddress } from './address.ts';
import { withoutFilter, writeAddress } from './address.ts';
import type { Results } from './results-data.ts';

/** Nobody fits: what to take off, and how many there would be then, the most first. */
export function Nobody({ results, address }: { results: Results; address: SearchAddress }): ReactNode {
  const t = useMessages();
  const ways = [
    ...results.availableFilters
      .filter(({ without }) => without !== null)
      .map(({ filter, label, without }) => ({ name: label, hits: without ?? 0, to: withoutFilter(address, filter) })),
    ...(results.withoutRadius === null
      ? []
      : [
          {
            name: t('actor-search.near.radius'),
            hits: results.withoutRadius,
            to: { ...address, page: 1, radius: null },
          },
        ]),
  ]
    .filter(({ hits }) => hits > 0)
    .sort((one, other) => other.hits - one.hits);
  return (
    <EmptyState
      title={t('actor-search.nobody.title')}
      icon={<MoonStar />}
      action={<ButtonLink href="?">{t('actor-search.nobody.all')}</ButtonLink>}
    >
      {ways.length === 0 ? (
        t('actor-search.nobody.text')
      ) : (
        <>
          <span>{t('actor-search.nobody.loosen')}</span>
          <ul className="mt-3 grid gap-1 text-start">
            {ways.map(({ name, hits, to }) => (
              <li key={name}>
                <Anchor
                  href={writeAddress(to)}
                  className="flex min-h-11 items-center justify-between gap-6 rounded-control border border-line px-3 text-ink no-underline hover:bg-hover"
                >
                  {t('actor-search.nobody.without', { name })}
                  <span translate="no" className="tabular font-semibold text-accent-ink">
                    {hits}
                  </span>
                </Anchor>
              </li>
            ))}
          </ul>
        </>
      )}
    </EmptyState>
  );
}
