import type { FillingOf } from '#kit/web/slots.ts';
import * as contract from '../../contract/reducer.ts';
import type { guestReducers } from '../slots.ts';

/** The pushes of identity and guest that change the guest state. */
export const ownReducers: FillingOf<typeof guestReducers> = contract.guestReducers;
