import { BanknoteX, CalendarX, CircleOff, Crown } from 'lucide-react';
import type { ReactNode } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { useLoaderData } from 'react-router';
import { GuestLink } from '#domains/guest/web/parts/guest-link.tsx';
import { ButtonLink } from '#kit/ui/primitives/button.tsx';
import { Select } from '#kit/ui/primitives/text-field.tsx';
import { ListPage } from '#kit/web/list/list-page.tsx';
import { loadList } from '#kit/web/list/load-list.ts';
import { useHref } from '#kit/web/navigation/local-link.tsx';
import { pageMeta } from '#kit/web/page/meta.ts';
import { useMessages } from '#kit/web/words/i18n.tsx';
import { cancelForGuest, refundForGuest, subscriptionList, takeDaysBack } from '../../../contract/office.ts';
import { holds, productKinds, statuses } from '../../../contract/products.ts';
import { kindWord, statusWord } from '../../parts/words.ts';
import { Reviewed } from '../reviewed.tsx';

export const loader = (args: LoaderFunctionArgs) => loadList(subscriptionList, args);

export const meta = pageMeta(({ t }) => ({ title: t('subscriptions.office.title') }));

const bodyOf = (subscriptionId: number, form: FormData) => ({
  subscriptionId,
  reason: String(form.get('reason') ?? ''),
});

/** Every subscription, and the ways to end one for its guest. */
export default function All(): ReactNode {
  const t = useMessages();
  const to = useHref();
  const data = useLoaderData<typeof loader>();
  return (
    <ListPage
      list={subscriptionList}
      data={data}
      title={t('subscriptions.office.title')}
      lead={t('subscriptions.office.lead')}
      headActions={
        <ButtonLink href={to('subscriptions.officePlans')}>{t('subscriptions.office.plan.title')}</ButtonLink>
      }
      columns={{
        guestName: {
          header: t('subscriptions.office.guest'),
          isName: true,
          cell: ({ guestId, guestName }) => <GuestLink id={guestId}>{guestName}</GuestLink>,
        },
        kind: { header: t('subscriptions.office.kind'), cell: ({ kind }) => kindWord(t, kind) },
        actorName: {
          header: t('subscriptions.office.club'),
          cell: ({ actorName, tier }) => (actorName === '' ? '' : `${actorName} · ${tier}`),
        },
        status: { header: t('subscriptions.office.status'), cell: ({ status }) => statusWord(t, status) },
        price: { header: t('subscriptions.office.price') },
        euroCents: { header: t('subscriptions.office.card') },
        months: { header: t('subscriptions.office.months') },
        since: { header: t('subscriptions.office.since') },
        until: { header: t('subscriptions.office.until') },
        next: { header: t('subscriptions.office.next') },
        refusal: { header: t('subscriptions.office.refusal') },
      }}
      filters={{
        search: { label: t('subscriptions.office.search') },
        kind: {
          label: t('subscriptions.office.kind'),
          options: productKinds.map((value) => ({ value, label: kindWord(t, value) })),
        },
        status: {
          label: t('subscriptions.office.status'),
          options: statuses.map((value) => ({ value, label: statusWord(t, value) })),
        },
        from: { label: t('subscriptions.office.from') },
        to: { label: t('subscriptions.office.to') },
      }}
      nameOf={({ id, kind }) => `${kindWord(t, kind)} ${id}`}
      empty={{ icon: <Crown />, title: t('subscriptions.office.none') }}
      actions={[
        {
          key: 'cancel',
          label: t('subscriptions.office.cancel'),
          icon: <CircleOff aria-hidden />,
          needsReason: true,
          applies: ({ status }) => status === 'trial' || status === 'active' || status === 'grace',
          title: () => t('subscriptions.office.cancelTitle'),
          text: () => t('subscriptions.office.cancelText'),
          run: (api, { id }, form) => api.call(cancelForGuest, { body: bodyOf(id, form) }),
        },
        {
          key: 'daysBack',
          label: t('subscriptions.office.daysBack'),
          icon: <CalendarX aria-hidden />,
          needsReason: true,
          applies: ({ status }) => status === 'granted',
          title: () => t('subscriptions.office.daysBackTitle'),
          text: () => t('subscriptions.office.daysBackText'),
          fields: ([row]) => (
            <Select
              name="grant"
              label={t('subscriptions.office.daysBackWhich')}
              defaultValue={row?.given[0]?.key ?? ''}
              options={[
                ...(row?.given ?? []).map(({ key, origin, days }) => ({
                  value: key,
                  label: t('subscriptions.office.daysBackFrom', {
                    days,
                    origin: t(`subscriptions.office.daysFrom.${origin}`),
                  }),
                })),
                { value: '', label: t('subscriptions.office.daysBackAll') },
              ]}
            />
          ),
          run: (api, { id }, form) =>
            api.call(takeDaysBack, { body: { ...bodyOf(id, form), grant: String(form.get('grant') ?? '') || null } }),
        },
        {
          key: 'refund',
          label: t('subscriptions.office.refund'),
          icon: <BanknoteX aria-hidden />,
          isDanger: true,
          needsReason: true,
          applies: ({ status, months }) => holds(status) && months > 0,
          title: () => t('subscriptions.office.refundTitle'),
          text: () => t('subscriptions.office.refundText'),
          run: (api, { id }, form) => api.call(refundForGuest, { body: bodyOf(id, form) }),
        },
      ]}
    >
      <Reviewed payments={data.answer?.facts.review ?? []} />
    </ListPage>
  );
}
