import { Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ApiClient, Result } from '#kit/contract/client.ts';
import type { DialogForm } from '#kit/forms/entry-dialog.tsx';
import { EntryDialog } from '#kit/forms/entry-dialog.tsx';
import type { ListPageProps } from '#kit/web/list/list-page.tsx';
import { ListPage } from '#kit/web/list/list-page.tsx';
import { useMessages } from '#kit/web/words/i18n.tsx';
import { PhoneLinks } from './links.tsx';

type AnyList = Parameters<typeof ListPage>[0]['list'];
type Row<L extends AnyList> = Parameters<ListPageProps<L>['nameOf']>[0];

/** A list of rules that operators enter one by one in a dialog, and take back. */
export function EntryList<L extends AnyList>({
  add,
  remove,
  ...page
}: Pick<ListPageProps<L>, 'list' | 'data' | 'title' | 'columns' | 'nameOf' | 'empty'> & {
  readonly lead: string;
  readonly add: { readonly title: string; readonly form: (dialog: DialogForm) => ReactNode };
  readonly remove: {
    readonly title: (row: Row<L>) => string;
    readonly text: string;
    readonly run: (api: ApiClient, row: Row<L>) => Promise<Result<unknown>>;
  };
}): ReactNode {
  const t = useMessages();
  const words = { cancel: t('phone-verification.office.cancel'), save: t('phone-verification.office.save') };
  return (
    <ListPage<L>
      {...page}
      filters={{} as ListPageProps<L>['filters']}
      headActions={
        <EntryDialog title={add.title} text={page.lead} words={words}>
          {add.form}
        </EntryDialog>
      }
      actions={[
        {
          key: 'remove',
          label: t('phone-verification.office.remove'),
          icon: <Trash2 aria-hidden />,
          isDanger: true,
          applies: () => true,
          title: ([row]) => (row === undefined ? '' : remove.title(row)),
          text: () => remove.text,
          run: remove.run,
        },
      ]}
    >
      <PhoneLinks />
    </ListPage>
  );
}
