import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Executor } from '#kit/db/db.ts';
import type { OwnPhones, PinCallVerification, VerificationType } from '../contract/index.ts';
import { verificationMissing } from '../contract/index.ts';
import { nextCodeAt } from './budgets.ts';
import { alone } from './codes.ts';
import type { Context } from './deps.ts';
import { refusal } from './refuse.ts';
import { verifications } from './tables.ts';
import type { Row } from './told.ts';
import { told } from './told.ts';

/** A number that a guest has proven. */
export interface ProvenNumber {
  /** E.164. */
  readonly number: string;
  readonly type: VerificationType;
  /** Epoch ms. */
  readonly at: number;
}

const standing = (executor: Executor, guestIds: readonly number[]): Promise<Row[]> =>
  executor.orm
    .select()
    .from(verifications)
    .where(and(inArray(verifications.guestId, [...guestIds]), eq(verifications.state, 'proven')))
    .orderBy(desc(verifications.provenAt), desc(verifications.id));

/** The proven numbers of a guest, the latest first. */
export async function verified(executor: Executor, guestId: number): Promise<readonly ProvenNumber[]> {
  const rows = await standing(executor, [guestId]);
  return rows.map(({ number, type, provenAt }) => ({ number, type, at: provenAt?.getTime() ?? 0 }));
}

/** Mobile numbers that SMS go to: those proven as one's own mobile number, for no other purpose (GDPR Art. 5). */
export async function mobileNumbers(
  executor: Executor,
  guestIds: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  if (guestIds.length === 0) return new Map();
  const rows = await standing(executor, guestIds);
  return new Map(
    rows.flatMap(({ guestId, type, number }) => (type === 'primaryMobileNumber' ? [[guestId, number] as const] : [])),
  );
}

/** Numbers of the guest state: the proven ones, and those that wait for their code. */
export async function stateOf(
  { kit }: Pick<Context, 'kit'>,
  executor: Executor,
  guestId: number,
): Promise<PinCallVerification[]> {
  const { proven, open } = await rowsOf({ kit }, executor, guestId);
  return [...proven, ...(open ? [open] : [])].map(told);
}

async function rowsOf(
  { kit }: Pick<Context, 'kit'>,
  executor: Executor,
  guestId: number,
): Promise<{ proven: Row[]; open: Row | null }> {
  const rows = await executor.orm
    .select()
    .from(verifications)
    .where(and(eq(verifications.guestId, guestId), inArray(verifications.state, ['proven', 'open'])))
    .orderBy(desc(verifications.createdAt), desc(verifications.id));
  const open = rows.find(({ state, expiresAt }) => state === 'open' && expiresAt.getTime() > kit.clock.now());
  return { proven: rows.filter(({ state }) => state === 'proven'), open: open ?? null };
}

/** What a guest sees of their numbers. */
export async function ownPhones({ kit }: Pick<Context, 'kit'>, guestId: number): Promise<OwnPhones> {
  const now = kit.clock.now();
  const { proven, open } = await rowsOf({ kit }, kit.db, guestId);
  return {
    proven: proven.map((row) => ({ ...told(row), verifiedAt: row.provenAt?.getTime() ?? 0 })),
    open: open
      ? {
          ...told(open),
          by: open.by,
          expiresAt: open.expiresAt.getTime(),
          resendAt: await nextCodeAt(kit.db, open, now),
        }
      : null,
    now,
  };
}

/** Takes a number away, or a code that waits. @throws Problem phone_verification_missing */
export async function removePhone({ kit }: Pick<Context, 'kit'>, guestId: number, id: number): Promise<OwnPhones> {
  await kit.db.transaction(async (tx) => {
    await alone(tx);
    const rows = await tx.orm
      .update(verifications)
      .set({ state: 'removed', pinHash: null })
      .where(
        and(
          eq(verifications.id, id),
          eq(verifications.guestId, guestId),
          inArray(verifications.state, ['proven', 'open']),
        ),
      )
      .returning({ id: verifications.id });
    if (rows.length === 0) throw refusal(verificationMissing);
  });
  return ownPhones({ kit }, guestId);
}
