import type { PayloadOf, ServerMessage } from '#kit/contract/operations.ts';
import type { PurchaseCategory } from '../../contract/purchase-categories.ts';

/** Something was bought; coins in hundredths. */
export interface Purchase {
  readonly category: PurchaseCategory;
  readonly coins: number;
}

/** A push that may say that something was bought, and what it then says; fills the slot `sales.purchasePushes`. */
export interface PurchasePush {
  readonly message: ServerMessage;
  purchaseOf(payload: never): Purchase | null;
}

/** Declares such a push. What cost nothing is no purchase. */
export const purchasePush = <M extends ServerMessage>(
  message: M,
  read: (payload: PayloadOf<M>) => Purchase | null,
): PurchasePush => ({
  message,
  purchaseOf(payload: PayloadOf<M>) {
    const bought = read(payload);
    return bought && bought.coins > 0 ? bought : null;
  },
});
