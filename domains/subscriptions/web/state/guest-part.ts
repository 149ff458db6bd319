import type { guestParts } from '#domains/guest/web/slots.ts';
import type { FillingOf } from '#kit/web/slots/slots.ts';
import { noSubscriptions } from '../../contract/guest-fields.ts';

/** What the guest of this page is subscribed to. */
export const subscriptionsPart: FillingOf<typeof guestParts> = { defaults: noSubscriptions };
