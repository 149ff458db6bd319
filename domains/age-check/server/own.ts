import { eq } from 'drizzle-orm';
import type { AccountCaller, Caller, Language } from '#kit/contract/access.ts';
import type { Executor } from '#kit/db/db.ts';
import type { AgeCheckView, AgeGate, AvsBonus } from '../contract/avs.ts';
import type { AgeState } from '../contract/guest-fields.ts';
import { offeredMethods, sessionHashOf } from './begin.ts';
import { isUnderage, standingOf } from './check-machine.ts';
import type { CheckRow } from './check-rows.ts';
import { checkOf, checksOf, judgedOf } from './check-rows.ts';
import type { Context } from './deps.ts';
import { isMinor } from './minors.ts';
import type { PolicyRow } from './policies.ts';
import { isProven, policyOf } from './policies.ts';
import { rejectMessage } from './reject-words.ts';
import { guests } from './tables.ts';
import { isVisitOpen } from './visits.ts';

/** Checks a guest is shown. */
const shown = 20;

/** The fields of the guest state (spec 1 section 3), from the checks of a guest. */
export function stateOf(rows: readonly CheckRow[], language: Language, now: number): AgeState {
  const standing = standingOf(rows.map(checkOf), now);
  const { status } = standing;
  return { hasAvs: status === 'accepted', avsStatus: status, avsRejectMessage: rejectMessage(standing, language) };
}

/** What a guest is given for a first proof where they are. */
export async function bonusOf(
  executor: Executor,
  guestId: number,
  policy: PolicyRow | null,
  hasProof: boolean,
): Promise<AvsBonus> {
  const minutes = policy?.bonusMinutes ?? 0;
  const [row] = await executor.orm.select({ at: guests.bonusAt }).from(guests).where(eq(guests.guestId, guestId));
  return { isAvailable: minutes > 0 && !hasProof && (row?.at ?? null) === null, minutes };
}

/** What stands before what is for adults, for whoever asks. */
export async function gateOf(ctx: Context, caller: Caller): Promise<AgeGate> {
  if (caller.accountId !== null && (await isMinor(ctx.kit.db, caller.accountId)))
    return { needs: 'underage', bonusMinutes: 0 };
  const policy = await policyOf(ctx.kit.db, caller.country);
  if (policy === null) return { needs: 'nothing', bonusMinutes: 0 };
  if (caller.accountId === null) return { needs: 'login', bonusMinutes: policy.bonusMinutes };
  const { visit, bonus } = await ownView(ctx, caller as AccountCaller);
  return { needs: visit === 'open' ? 'nothing' : visit, bonusMinutes: bonus.isAvailable ? bonus.minutes : 0 };
}

/** What a guest sees of their age check. */
export async function ownView(ctx: Context, caller: AccountCaller): Promise<AgeCheckView> {
  const { kit } = ctx;
  const { accountId: guestId, country } = caller;
  const now = kit.clock.now();
  const sessionHash = sessionHashOf(kit, caller.sessionId);
  const [policy, rows, [own]] = await Promise.all([
    policyOf(kit.db, country),
    checksOf(kit.db, guestId),
    kit.db.orm.select({ pinHash: guests.pinHash }).from(guests).where(eq(guests.guestId, guestId)),
  ]);
  const standing = standingOf(rows.map(checkOf), now);
  const { status } = standing;
  const message = rejectMessage(standing, caller.language);
  const isClosed = rows.some(isUnderage);
  const proven = policy === null ? status === 'accepted' : isProven(policy, rows.map(judgedOf), { now, sessionHash });
  const visitHours = policy?.visitHours ?? 0;
  const needsUnlock =
    policy?.atVisit === 'unlock' && !(await isVisitOpen(kit.db, guestId, sessionHash, { now, visitHours }));
  return {
    ...{ status, message, isProven: proven, now },
    policy: policy && { country: policy.region, validDays: policy.validDays, atVisit: policy.atVisit },
    methods: isClosed ? [] : offeredMethods(ctx, policy),
    isUnderage: isClosed,
    visit: isClosed || (policy !== null && !proven) ? 'check' : needsUnlock ? 'unlock' : 'open',
    hasPin: (own?.pinHash ?? null) !== null,
    bonus: await bonusOf(kit.db, guestId, policy, isClosed || status === 'accepted'),
    checks: rows.slice(0, shown).map(({ id, method, state, issuer, createdAt, decidedAt, validUntil }) => ({
      ...{ id, method, state, issuer },
      createdAt: createdAt.getTime(),
      decidedAt: decidedAt?.getTime() ?? null,
      validUntil: validUntil?.getTime() ?? null,
    })),
  };
}
