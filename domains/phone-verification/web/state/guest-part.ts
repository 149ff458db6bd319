import type { guestParts } from '#domains/guest/web/slots.ts';
import type { FillingOf } from '#kit/web/slots/slots.ts';
import { noNumbers } from '../../contract/no-numbers.ts';

/** Numbers of the guest of this page. */
export const phonePart: FillingOf<typeof guestParts> = { defaults: noNumbers };
