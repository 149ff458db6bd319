import { defineSlot } from '#kit/web/slots.ts';

/** What something that is sold is called: `kind` is its name, `label` the key of its words. Filled by who declares the kind. */
export const saleKindWords = defineSlot<undefined, { readonly kind: string; readonly label: string }>(
  'sales.kindWords',
);
