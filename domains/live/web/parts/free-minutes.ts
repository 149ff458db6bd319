import type { GuestState } from '#domains/guest/contract/guest-state.ts';

/** The number of the wire for vouchers of minutes (spec 1 §9). */
const chatMinutes = 2;

/** Minutes that vouchers pay before coins in a chat with a performer; only looking on is none. */
export const freeMinutesWith = ({ vouchers }: Pick<GuestState, 'vouchers'>, actorId: number, kind?: string): number =>
  kind === 'voyeur'
    ? 0
    : vouchers.reduce(
        (sum, each) => (each.type === chatMinutes && (each.actorId ?? actorId) === actorId ? sum + each.amount : sum),
        0,
      );
