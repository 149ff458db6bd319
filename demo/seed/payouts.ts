import type { Domains } from '#apps/server/domains.ts';
import { houseRevenue, performerAccount } from '#domains/ledger/contract/accounts.ts';
import { correction } from '#domains/ledger/contract/transfers.ts';
import type { Once } from '#kit/db/schema/once.ts';
import type { Kit } from '#kit/server/kit.ts';

/** How many of the cast are paid, and what each has earned before each of the two runs: hundredths of a coin. */
const paid = 6;
const earned = [48_000, 36_400, 61_200, 28_000, 90_800, 44_400] as const;

/** Who approves payouts: two of them, as the house wants it. */
const demoFinance = [
  { email: 'finance@vesper.example', name: 'Finn' },
  { email: 'books@vesper.example', name: 'Bo' },
] as const;

/** One run that is paid to some of the cast, and one that waits to be approved. */
export async function seedPayouts(
  kit: Kit,
  domains: Domains,
  once: Once,
  passwordHash: string,
  members: readonly number[],
): Promise<void> {
  const chosen = members.slice(0, paid);
  const approvers: number[] = [];
  for (const { email, name } of demoFinance) {
    await once.run(`demo.finance.${email}`, async (tx) => {
      const roles = ['operator', 'finance'] as const;
      const id = await domains.identity.createAccount(tx, {
        ...{ email, passwordHash, roles, language: 'en', emailVerified: true },
      });
      await domains.guest.setName(tx, id, name);
    });
    approvers.push(...(await domains.identity.accountsWithEmail(kit.db, email)));
  }
  for (const [place, approvedBy] of [approvers, []].entries()) {
    const name = `demo.payouts.${place}`;
    if (await once.has(name)) continue;
    await once.run(`${name}.earned`, async (tx) => {
      for (const [at, accountId] of chosen.entries()) {
        const amount = earned[at] ?? 0;
        await domains.ledger.post(tx, {
          key: `demo:earned:${place}:${accountId}`,
          kind: correction,
          entries: [
            { account: houseRevenue, amount: -amount },
            { account: performerAccount(accountId), amount },
          ],
          memo: { actorId: accountId },
        });
      }
    });
    await domains.payouts.enrolRun({ until: kit.clock.now() + 1_000, approvedBy });
    await once.run(name, async () => undefined);
  }
  await domains.payouts.closeBooks();
}
