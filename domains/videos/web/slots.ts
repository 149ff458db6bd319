import type { Block } from '#kit/web/slots/blocks.tsx';
import type { Part } from '#kit/web/slots/slots.ts';
import { defineSlot } from '#kit/web/slots/slots.ts';

/**
 * What a guest is told who wants a video that a rule of another domain keeps from them, and the way past it. Whose rule does not stand
 * between calls `onClose` at once; whether the video opens is asked again then.
 */
export const refusedVideo = defineSlot<Part<{ onClose: () => void }>>('videos.refusedVideo', { lazy: true });

/** What stands at the head of the video station. */
export const stationHead = defineSlot<Block<object>>('videos.stationHead');
