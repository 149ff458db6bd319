import { randomInt } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { Problem } from '#kit/contract/problem.ts';
import { notFound } from '#kit/contract/problems.ts';
import * as contract from '../../contract/index.ts';
import type { Context } from '../deps.ts';
import { campaigns, codes } from '../tables.ts';

/** How many codes one statement writes. */
const atOnce = 1_000;

/** Makes so many codes that nobody guesses, each to be redeemed once. Answers how many. @throws Problem `not_found` */
export function makeCodes(
  { kit: { db, clock } }: Pick<Context, 'kit'>,
  campaignId: number,
  wanted: number,
): Promise<number> {
  return db.transaction(async (tx) => {
    const [row] = await tx.orm.select().from(campaigns).where(eq(campaigns.id, campaignId));
    if (!row) throw new Problem(notFound);
    const createdAt = new Date(clock.now());
    let made = 0;
    while (made < wanted) {
      const rows = Array.from({ length: Math.min(atOnce, wanted - made) }, () => {
        const plain = newCode();
        return { campaignId: row.id, code: contract.shownCode(plain), plain, maxUses: 1, createdAt };
      });
      made += (await tx.orm.insert(codes).values(rows).onConflictDoNothing().returning({ id: codes.id })).length;
    }
    return made;
  });
}

/** Twelve signs that nobody guesses. */
const newCode = (): string =>
  Array.from(
    { length: contract.codeLength },
    () => contract.codeAlphabet[randomInt(contract.codeAlphabet.length)],
  ).join('');
