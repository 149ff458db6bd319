import { z } from 'zod';
import { actorPricesEntity } from '#domains/performers/contract/index.ts';
import type { FieldsOf } from '#kit/contract/entity.ts';
import { facet } from '#kit/contract/entity.ts';

const shape = {
  /** Minutes of private chat with this performer that vouchers of the guest who asks pay before coins (spec 2 §3). */
  voucherChatMinutes: z.int(),
};

declare module '#domains/performers/contract/facets.ts' {
  interface ActorPricesFacets extends FieldsOf<typeof shape> {}
}

/** A facet: the prices themselves are the same for everybody and kept for all. */
export const freeChatMinutes = facet(actorPricesEntity, 'vouchers', shape, { voucherChatMinutes: 0 });
