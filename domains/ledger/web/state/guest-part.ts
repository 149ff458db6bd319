import type { guestParts } from '#domains/guest/web/slots.ts';
import type { FillingOf } from '#kit/web/slots/slots.ts';
import { noFunds } from '../../contract/guest-fields.ts';

/** The coins of the guest of this page. */
export const ledgerPart: FillingOf<typeof guestParts> = { defaults: noFunds };
