import { filled } from 'virtual:slots/guest.officeCards';
import type { ReactNode } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { useLoaderData } from 'react-router';
import { Card } from '#kit/ui/primitives/card.tsx';
import { Breadcrumb } from '#kit/ui/primitives/navigation.tsx';
import { WorkPage } from '#kit/ui/shell/work-page.tsx';
import { ActOn } from '#kit/web/list/act-on.tsx';
import { LocalLink, useHref } from '#kit/web/navigation/local-link.tsx';
import { web } from '#kit/web/page/context.ts';
import { pageMeta } from '#kit/web/page/meta.ts';
import { notFound, refusedAddress } from '#kit/web/page/refused.ts';
import { Blocks, loadBlocks } from '#kit/web/slots/blocks.tsx';
import { useFormat, useMessages } from '#kit/web/words/i18n.tsx';
import type { OfficeGuestPage } from '../../../contract/office.ts';
import { readGuest } from '../../../contract/office.ts';
import { nameFor, useGuestName } from '../../parts/guest-name.ts';
import type { guestCards } from '../../slots.ts';
import { StandingBadges, useStandingActions } from '../standing.tsx';

export const meta = pageMeta<typeof loader>(({ t, data }) => ({
  title: `${nameFor(t, data.guest.name)} · ${t('guest.office.guests.title')}`,
}));

export async function loader({ params, context }: LoaderFunctionArgs) {
  const guestId = Number(params['guestId']);
  if (!Number.isInteger(guestId) || guestId < 1) throw notFound();
  const values = context.get(web);
  const [answer, cards] = await Promise.all([
    values.api.call(readGuest, { params: { guestId } }),
    loadBlocks(filled, values, new URLSearchParams({ guestId: String(guestId) })),
  ]);
  if (!answer.ok) throw refusedAddress(answer.problem.status);
  return { guest: answer.data, cards };
}

/** One guest: who it is, what was decided, and what every domain knows of them. */
export default function GuestPage(): ReactNode {
  const t = useMessages();
  const to = useHref();
  const { guest, cards } = useLoaderData<typeof loader>();
  const actions = useStandingActions();
  const name = useGuestName()(guest.name);
  return (
    <WorkPage
      title={name}
      mark={<StandingBadges guest={guest} />}
      lead={
        <>
          {guest.email} · <span translate="no">{guest.id}</span>
        </>
      }
      breadcrumb={
        <Breadcrumb
          label={t('guest.office.breadcrumb')}
          items={[{ label: t('guest.office.guests.title'), href: to('guest.officeGuests') }, { label: name }]}
        />
      }
      actions={guest.isOwn ? undefined : <ActOn row={guest} actions={actions} nameOf={() => name} />}
    >
      <Card
        title={t('guest.office.identity')}
        actions={
          <LocalLink to="office.audit" search={new URLSearchParams({ subject: `guest:${guest.id}` }).toString()}>
            {t('guest.office.log')}
          </LocalLink>
        }
      >
        <Facts guest={guest} />
      </Card>
      <Blocks<typeof guestCards> filled={filled} data={cards} props={{ guestId: guest.id, name }} />
    </WorkPage>
  );
}

function Facts({ guest }: { guest: OfficeGuestPage }): ReactNode {
  const t = useMessages();
  const format = useFormat();
  const facts: readonly (readonly [string, ReactNode])[] = [
    [
      t('guest.office.number'),
      <span key="id" translate="no">
        {guest.id}
      </span>,
    ],
    [t('guest.office.email'), guest.email],
    [
      t('guest.office.verified'),
      guest.emailVerifiedAt ? format.dateTime(guest.emailVerifiedAt) : t('guest.office.unverified'),
    ],
    [t('guest.office.since'), format.dateTime(guest.createdAt)],
    [t('guest.office.adult'), format.dateTime(guest.adultDeclaredAt)],
    [t('guest.office.language'), t(`guest.office.language.${guest.language}`)],
    [t('guest.office.roles'), guest.roles.map((role) => t(`guest.office.role.${role}`)).join(', ')],
    [t('guest.office.secondFactor'), guest.hasSecondFactor ? t('guest.office.yes') : t('guest.office.no')],
    [t('guest.office.sessions'), format.number(guest.sessions)],
    [
      t('guest.office.lastSeen'),
      guest.lastSeenAt
        ? [format.dateTime(guest.lastSeenAt), guest.country && format.countryName(guest.country)]
            .filter(Boolean)
            .join(' · ')
        : t('guest.office.notLoggedIn'),
    ],
  ];
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-3 sm:grid-cols-3 xl:grid-cols-5">
      {facts.map(([label, value]) => (
        <div key={label} className="grid content-start gap-0.5">
          <dt className="text-sm text-subtle">{label}</dt>
          <dd className="[overflow-wrap:anywhere]">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
