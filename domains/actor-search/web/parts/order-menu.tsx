import { ArrowDownUp, ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { filterChipClass } from '#kit/ui/live/filter-bar.tsx';
import { Anchor } from '#kit/ui/primitives/anchor.tsx';
import { HeaderMenu, menuLineClass } from '#kit/ui/shell/header-menu.tsx';
import { useMessages } from '#kit/web/words/i18n.tsx';
import type { SortType } from '../../contract/index.ts';
import { sortTypes } from '../../contract/index.ts';
import type { SearchAddress } from './address.ts';
import { writeAddress } from './address.ts';

interface OrderProps {
  readonly address: SearchAddress;
  readonly sort: SortType;
  /** By distance only near somewhere. */
  readonly isNear: boolean;
}

const useOrders = ({ address, sort, isNear }: OrderProps) => {
  const t = useMessages();
  return sortTypes
    .filter((order) => order !== 'distance' || isNear)
    .map((order) => ({
      key: order,
      label: t(`actor-search.sort.${order}`),
      isOn: order === sort,
      href: writeAddress({ ...address, page: 1, sort: order }),
    }));
};

/** How results are sorted, as a menu. */
export function OrderMenu(props: OrderProps): ReactNode {
  const t = useMessages();
  const orders = useOrders(props);
  const now = orders.find(({ isOn }) => isOn)?.label ?? '';
  return (
    <HeaderMenu
      label={`${t('actor-search.sort.label')}: ${now}`}
      className={filterChipClass(false)}
      panelClassName="p-2 menu:w-max menu:min-w-48"
      trigger={
        <>
          <ArrowDownUp aria-hidden />
          <span>{now}</span>
          <ChevronDown aria-hidden />
        </>
      }
    >
      <ul aria-label={t('actor-search.sort.label')} className="grid gap-1">
        {orders.map(({ key, label, isOn, href }) => (
          <li key={key}>
            <Anchor href={href} aria-current={isOn ? 'true' : undefined} className={menuLineClass(isOn)}>
              {label}
            </Anchor>
          </li>
        ))}
      </ul>
    </HeaderMenu>
  );
}

/** The same in a sheet. */
export function OrderList(props: OrderProps): ReactNode {
  const t = useMessages();
  return (
    <section className="grid gap-2 border-line border-t pt-3">
      <h2 className="px-2 font-bold text-sm">{t('actor-search.sort.label')}</h2>
      <ul className="flex flex-wrap gap-2">
        {useOrders(props).map(({ key, label, isOn, href }) => (
          <li key={key}>
            <Anchor href={href} aria-current={isOn ? 'true' : undefined} className={filterChipClass(isOn)}>
              {label}
            </Anchor>
          </li>
        ))}
      </ul>
    </section>
  );
}
