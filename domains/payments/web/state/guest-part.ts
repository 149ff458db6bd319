import type { guestParts } from '#domains/guest/web/slots.ts';
import type { FillingOf } from '#kit/web/slots/slots.ts';
import { noCharges } from '../../contract/guest-fields.ts';

/** How the guest of this page may be charged. */
export const paymentsPart: FillingOf<typeof guestParts> = { defaults: noCharges };
