import { Users } from 'lucide-react';
import type { ReactNode } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { useLoaderData } from 'react-router';
import { Badge } from '#kit/ui/primitives/badge.tsx';
import { ListPage } from '#kit/web/list/list-page.tsx';
import { loadList } from '#kit/web/list/load-list.ts';
import { LocalLink, useHref } from '#kit/web/navigation/local-link.tsx';
import { pageMeta } from '#kit/web/page/meta.ts';
import { useFormat, useMessages } from '#kit/web/words/i18n.tsx';
import { guestStandings, guests } from '../../../contract/office.ts';
import { useGuestName } from '../../parts/guest-name.ts';
import { StandingBadges } from '../standing.tsx';

export const meta = pageMeta(({ t }) => ({ title: t('guest.office.guests.title') }));

export const loader = (args: LoaderFunctionArgs) => loadList(guests, args);

/** Every guest, found by whatever an operator has of them. */
export default function Guests(): ReactNode {
  const t = useMessages();
  const to = useHref();
  const format = useFormat();
  const nameOf = useGuestName();
  return (
    <ListPage
      list={guests}
      data={useLoaderData<typeof loader>()}
      title={t('guest.office.guests.title')}
      lead={t('guest.office.guests.lead')}
      columns={{
        name: {
          header: t('guest.office.name'),
          isName: true,
          cell: ({ id, name }) => (
            <LocalLink
              to="guest.officeGuest"
              params={{ guestId: id }}
              className="inline-flex min-h-6 items-center text-ink no-underline hover:underline"
            >
              <bdi>{nameOf(name)}</bdi>
            </LocalLink>
          ),
        },
        email: {
          header: t('guest.office.email'),
          cell: ({ email, isEmailVerified }) => (
            <span className="inline-flex flex-wrap items-center gap-x-2 [overflow-wrap:anywhere] max-sm:justify-end">
              {email}
              {isEmailVerified ? null : <Badge>{t('guest.office.unverified')}</Badge>}
            </span>
          ),
        },
        id: { header: t('guest.office.number'), cell: ({ id }) => <span translate="no">{id}</span> },
        standing: { header: t('guest.office.standing'), cell: (guest) => <StandingBadges guest={guest} /> },
        spentCents: { header: t('guest.office.spent') },
        lastSeenAt: { header: t('guest.office.lastSeen') },
        country: {
          header: t('guest.office.country'),
          cell: ({ country }) => (country === null ? '–' : format.countryName(country)),
        },
        createdAt: { header: t('guest.office.since') },
      }}
      filters={{
        search: { label: t('guest.office.guests.search') },
        standing: {
          label: t('guest.office.standing'),
          options: guestStandings.map((value) => ({ value, label: t(`guest.office.standing.${value}`) })),
        },
      }}
      nameOf={({ name }) => nameOf(name)}
      open={({ id }) => to('guest.officeGuest', { guestId: id })}
      empty={{ icon: <Users />, title: t('guest.office.guests.none'), text: t('guest.office.guests.noneText') }}
    />
  );
}
