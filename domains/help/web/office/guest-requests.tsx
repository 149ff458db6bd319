import type { ReactNode } from 'react';
import type { guestCards } from '#domains/guest/web/slots.ts';
import { ListCard, loadListCard } from '#kit/web/list/list-card.tsx';
import { LocalLink } from '#kit/web/navigation/local-link.tsx';
import { defineBlock } from '#kit/web/slots/blocks.tsx';
import type { FillingOf } from '#kit/web/slots/slots.ts';
import { useMessages } from '#kit/web/words/i18n.tsx';
import type { HelpRequest } from '../../contract/office.ts';
import { helpRequests } from '../../contract/office.ts';
import { useRequestActions, useRequestColumns } from './parts/request-parts.tsx';

type Props = { readonly guestId: number; readonly name: string };

function GuestRequests({ data, guestId }: Props & { data: readonly HelpRequest[] }): ReactNode {
  const t = useMessages();
  return (
    <ListCard
      list={helpRequests}
      rows={data}
      title={t('help.office.title')}
      more={
        <LocalLink to="help.officeRequests" search={`search=${guestId}&state=all`}>
          {t('help.office.allOfGuest')}
        </LocalLink>
      }
      columns={useRequestColumns()}
      without={['email']}
      nameOf={({ id }) => `#${id}`}
      empty={t('help.office.noneOfGuest')}
      actions={useRequestActions()}
    />
  );
}

/** What a guest asked the operators, on the operators' page of the guest; the latest first. */
export const guestRequests: FillingOf<typeof guestCards> = defineBlock<readonly HelpRequest[], Props>({
  load: (values, search) =>
    loadListCard(helpRequests, values, { search: search.get('guestId'), state: 'all', sort: '-createdAt' }),
  View: GuestRequests,
});
