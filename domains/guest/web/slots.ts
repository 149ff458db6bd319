import { defineSlot } from '#kit/web/slots.ts';
import type { GuestReducer } from '../contract/reducer.ts';

/** The pushes of a domain that change the guest state, beside the fields it contributes on the server. */
export const guestReducers = defineSlot<readonly GuestReducer[]>('guest.reducers');
