import type { TransferKind } from '#domains/ledger/contract/transfers.ts';
import type { PurchaseCategory } from './purchase-categories.ts';

/** Something that is sold. The domain whose it is declares the kind beside its contract and sells by it. */
export interface SaleKind<Name extends string = string> {
  /** As it is kept and told; never used again for something else. */
  readonly name: Name;
  /** Why coins move when it is paid, and when it is paid back. */
  readonly paid: TransferKind;
  readonly paidBack: TransferKind;
  /** What statistics count it as (spec 3 section 9). */
  readonly category: PurchaseCategory;
  /** The platform alone sells it: no performer gets a part. */
  readonly isHouses?: boolean;
}

/** Declares something that is sold; {@link SaleKind}. Its name for people fills the slot `sales.kinds`. */
export const saleKind = <const Name extends string>(name: Name, rest: Omit<SaleKind, 'name'>): SaleKind<Name> => ({
  name,
  ...rest,
});

/** The name of a kind, of whichever domain. */
export const saleKindPattern = /^[a-z][A-Za-z]{0,39}$/;
