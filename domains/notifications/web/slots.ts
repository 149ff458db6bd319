import type { Part } from '#kit/web/slots/slots.ts';
import { defineSlot } from '#kit/web/slots/slots.ts';

/** What other domains add to the page of preferences, between the ways and the kinds. */
export const preferenceCards = defineSlot<Part<object>>('notifications.preferenceCards');
