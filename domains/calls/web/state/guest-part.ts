import type { guestParts } from '#domains/guest/web/slots.ts';
import type { FillingOf } from '#kit/web/slots/slots.ts';
import { noCall } from '../../contract/guest-fields.ts';

/** Whether the guest of this page is in a voice call. */
export const callsPart: FillingOf<typeof guestParts> = { defaults: noCall };
