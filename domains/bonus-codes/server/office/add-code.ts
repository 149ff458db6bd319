import { eq } from 'drizzle-orm';
import { Problem } from '#kit/contract/problem.ts';
import { notFound } from '#kit/contract/problems.ts';
import * as contract from '../../contract/index.ts';
import type { Context } from '../deps.ts';
import { campaigns, codes } from '../tables.ts';

/**
 * Adds a code that an operator has thought of.
 * @throws Problem `not_found`, and for one that is too easy to guess or taken
 */
export async function addCode(
  { kit: { db, clock } }: Pick<Context, 'kit'>,
  campaignId: number,
  { code, maxUses }: { readonly code: string; readonly maxUses: number | null },
): Promise<void> {
  const shown = code.toUpperCase().replace(/\s/g, '');
  const plain = contract.plainCode(shown);
  // A word alone is the first that is tried: "SUMMER".
  const isGuessed = !/\d/.test(shown) || !/[A-Z]/.test(shown);
  if (isGuessed || !/^[A-Z0-9]{8,30}$/.test(plain)) throw new Problem(contract.codeTooEasy);
  const [campaign] = await db.orm.select().from(campaigns).where(eq(campaigns.id, campaignId));
  if (!campaign) throw new Problem(notFound);
  const createdAt = new Date(clock.now());
  const row = { campaignId: campaign.id, code: shown, plain, maxUses, createdAt };
  const made = await db.orm.insert(codes).values(row).onConflictDoNothing().returning({ id: codes.id });
  if (made.length === 0) throw new Problem(contract.codeTaken);
}
