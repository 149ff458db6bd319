import type { Part } from '#kit/web/slots/slots.ts';
import { defineSlot } from '#kit/web/slots/slots.ts';

/** What else of records an inspector may want, below the question of the export; `accountId` where it is about one person. */
export const exportMore = defineSlot<Part<{ readonly accountId?: number | undefined }>>('consent.exportMore');
