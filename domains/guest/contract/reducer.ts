import { emailProperties, emailVerifiedPush } from '#domains/identity/contract/messages.ts';
import type { PayloadOf, ServerMessage } from '#kit/contract/operations.ts';
import type { GuestState } from './guest-state.ts';
import { dataProtection, guestLocked, guestPreferencesChanged, guestProfileChanged } from './messages.ts';

/** What one push changes in the guest state. Domains above declare theirs beside their messages. */
export interface GuestReducer {
  readonly message: ServerMessage;
  reduce(state: GuestState, payload: never): GuestState;
}

/** Declares what a push changes. */
export function guestReducer<M extends ServerMessage>(
  message: M,
  change: (payload: PayloadOf<M>, state: GuestState) => Partial<GuestState>,
): GuestReducer {
  return { message, reduce: (state, payload: PayloadOf<M>) => ({ ...state, ...change(payload, state) }) };
}

/** The pushes of identity and guest. */
export const ownReducers: readonly GuestReducer[] = [
  guestReducer(emailVerifiedPush, ({ email, emailVerified }) => ({ email, emailVerified })),
  guestReducer(emailProperties, ({ email, emailVerified }) => ({ email, emailVerified })),
  guestReducer(dataProtection, ({ showDataProtection }) => ({ showDataProtection })),
  guestReducer(guestLocked, (payload) => payload),
  guestReducer(guestProfileChanged, (payload) => payload),
  guestReducer(guestPreferencesChanged, (payload) => payload as Partial<GuestState>),
];
