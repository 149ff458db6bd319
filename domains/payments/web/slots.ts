import type { Block } from '#kit/web/slots/blocks.tsx';
import { defineSlot } from '#kit/web/slots/slots.ts';

/** What belongs to topping up and brings data of its own, below the packages of the guest's payment page. */
export const topUpParts = defineSlot<Block<object>>('payments.topUpParts');

/** What orders call a reason for coins on top of a top-up, as people read it: the key of a name such as “VIP”. Filled by who gives them. */
export const topUpExtraNames = defineSlot<undefined, { readonly reason: string; readonly label: string }>(
  'payments.topUpExtraNames',
);

/** Why a guest cannot top up now, above the packages. */
export const topUpHindrances = defineSlot<Block<object>>('payments.topUpHindrances');
