import type { Role } from '#kit/contract/access.ts';

/**
 * What an operator works on; one may do several. Administrators do everything, and decide who does what. Beside each operation for
 * operators stands whose it is (`operators` of `kit/contract/access.ts`).
 */
export const desks = [
  'support',
  'moderation',
  'finance',
  'content',
  'administrator',
] as const satisfies readonly Role[];
export type Desk = (typeof desks)[number];
