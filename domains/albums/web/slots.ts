import type { Part } from '#kit/web/slots/slots.ts';
import { defineSlot } from '#kit/web/slots/slots.ts';

/**
 * What a guest is told who wants an album that a rule of another domain keeps from them, and the way past it. Whose rule does not stand
 * between calls `onClose` at once; whether the album opens is asked again then.
 */
export const refusedAlbum = defineSlot<Part<{ onClose: () => void }>>('albums.refusedAlbum', { lazy: true });
