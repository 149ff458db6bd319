import { and, eq } from 'drizzle-orm';
import type { Tx } from '#kit/db/db.ts';
import { phoneProven } from '../contract/events.ts';
import type { PinCallVerification } from '../contract/index.ts';
import { codeExpired, codeRules, codeSpent, codeWrong, verificationMissing } from '../contract/index.ts';
import { nextCodeAt } from './budgets.ts';
import { alone, codePurpose, hashOf, isSame } from './codes.ts';
import type { Context } from './deps.ts';
import { refusal } from './refuse.ts';
import { assertNotTaken } from './start.ts';
import { verifications } from './tables.ts';
import type { Row } from './told.ts';
import { told } from './told.ts';

/**
 * Proves a number with its code. The code belongs to the guest, the number and the type. A number of the same type that
 * was proven before gives way; the same code again answers the same.
 * @throws Problem with the error codes 4, 6, 7, 8 and 9
 */
export async function verifyPin(
  { kit }: Pick<Context, 'kit'>,
  guestId: number,
  { id, type, pin }: { readonly id: number; readonly type: string; readonly pin: string },
): Promise<PinCallVerification> {
  // A wrong code is counted, so it must not be taken back with a transaction that throws.
  const outcome = await kit.db.transaction(async (tx): Promise<Row | ReturnType<typeof refusal>> => {
    await alone(tx);
    const own = and(eq(verifications.id, id), eq(verifications.guestId, guestId));
    const [row] = await tx.orm.select().from(verifications).where(own).for('update');
    if (!row || row.type !== type || row.state === 'removed') return refusal(verificationMissing);
    if (row.state === 'proven') return row;
    const now = kit.clock.now();
    if (row.state !== 'open' || row.pinHash === null || row.expiresAt.getTime() <= now) return refusal(codeExpired);
    const spent = async () => refusal(codeSpent, { retryAt: await nextCodeAt(tx, row, now) });
    if (row.attempts >= codeRules.attempts) return spent();
    if (!isSame(hashOf(kit.keyFor(codePurpose), row.key, pin.replace(/\D/g, '')), row.pinHash)) {
      const attempts = row.attempts + 1;
      await tx.orm.update(verifications).set({ attempts }).where(own);
      const left = codeRules.attempts - attempts;
      return left > 0 ? refusal(codeWrong, { left }) : spent();
    }
    // Somebody may have proven it meanwhile.
    await assertNotTaken(tx, guestId, row.number, row.type);
    return prove(tx, row, now);
  });
  if (outcome instanceof Error) throw outcome;
  return told(outcome);
}

async function prove(tx: Tx, row: Row, now: number): Promise<Row> {
  const { guestId, type, id } = row;
  await tx.orm
    .update(verifications)
    .set({ state: 'removed' })
    .where(and(eq(verifications.guestId, guestId), eq(verifications.type, type), eq(verifications.state, 'proven')));
  const [proven] = await tx.orm
    .update(verifications)
    .set({ state: 'proven', pinHash: null, provenAt: new Date(now) })
    .where(eq(verifications.id, id))
    .returning();
  await tx.emit(phoneProven, { guestId });
  return proven as Row;
}
