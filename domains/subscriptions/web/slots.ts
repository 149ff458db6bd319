import type { Part } from '#kit/web/slots/slots.ts';
import { defineSlot } from '#kit/web/slots/slots.ts';

/**
 * What a guest is told from whom a rule of another domain keeps the pictures for members, and the way past it. Whose rule does not
 * stand between calls `onClose` at once; the pictures are asked for again then.
 */
export const refusedPictures = defineSlot<Part<{ onClose: () => void }>>('subscriptions.refusedPictures', {
  lazy: true,
});
