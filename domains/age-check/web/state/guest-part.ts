import type { guestParts } from '#domains/guest/web/slots.ts';
import type { FillingOf } from '#kit/web/slots/slots.ts';
import { unknownAge } from '../../contract/unknown-age.ts';

/** Where the age check of the guest of this page stands. */
export const agePart: FillingOf<typeof guestParts> = { defaults: unknownAge };
