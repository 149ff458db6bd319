import type { guestParts } from '#domains/guest/web/slots.ts';
import type { FillingOf } from '#kit/web/slots/slots.ts';
import { noGifts } from '../../contract/guest-fields.ts';

/** What the guest of this page has bought and not given yet. */
export const giftsPart: FillingOf<typeof guestParts> = { defaults: noGifts };
