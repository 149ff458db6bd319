import type { FillingOf } from '#kit/web/slots/slots.ts';
import { ownReducers } from '../../contract/reducer.ts';
import type { guestPushes } from '../slots.ts';

/** The pushes that change the fields of identity and guest. */
export const ownPushes: FillingOf<typeof guestPushes> = ownReducers;
