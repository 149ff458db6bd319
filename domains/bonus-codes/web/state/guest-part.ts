import type { guestParts } from '#domains/guest/web/slots.ts';
import type { FillingOf } from '#kit/web/slots/slots.ts';
import { noBonusCode } from '../../contract/guest-fields.ts';

/** The code that the guest of this page has opened. */
export const bonusCodePart: FillingOf<typeof guestParts> = { defaults: noBonusCode };
