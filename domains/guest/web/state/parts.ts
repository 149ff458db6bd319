import { filled } from 'virtual:slots/guest.parts';
import { fillingsOf } from '#kit/web/slots/slots.ts';
import type { GuestState } from '../../contract/guest-state.ts';
import type { guestParts } from '../slots.ts';

const parts = fillingsOf<typeof guestParts>(filled).map(({ value }) => value);

/** The state of a guest about whom nothing is known: every field of every domain. */
export const defaultGuestState = Object.assign({}, ...parts.map(({ defaults }) => defaults)) as GuestState;

/** The fields a visitor's next page begins with. */
export const keptFields: readonly (keyof GuestState)[] = parts.flatMap(({ kept = [] }) => kept);
