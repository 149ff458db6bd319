import type { Language } from '#kit/contract/access.ts';
import { emailKey } from '#kit/contract/email.ts';
import type { RouteOutput, RouteParsed } from '#kit/contract/operations.ts';
import { Problem } from '#kit/contract/problem.ts';
import { tooManyRequests } from '#kit/contract/problems.ts';
import { mailOf } from '#kit/mail/mail-kinds.ts';
import type { withdrawFromContract } from '../contract/withdrawal.ts';
import type { Context } from './context.ts';
import { withdrawals } from './tables.ts';
import { withdrawalMail } from './withdrawal-mail-template.ts';

/** So that nobody fills a stranger's mailbox with receipts. */
const perMailbox = { points: 5, seconds: 60 * 60 };

/**
 * Takes in a withdrawal: what was said stays as it was said, and in the same transaction the receipt goes to the person
 * and the notice to the operator. Whether it is justified is judged later, by a person.
 */
export async function withdraw(
  { kit, facts }: Context,
  { body: { name, email, contract } }: Pick<RouteParsed<typeof withdrawFromContract>, 'body'>,
  { accountId, language }: { accountId: number | null; language: Language },
): Promise<RouteOutput<typeof withdrawFromContract>> {
  const wait = await kit.limits.take(`legal.withdrawal:${emailKey(email)}`, perMailbox);
  if (wait > 0) throw new Problem(tooManyRequests, { data: { retryAfterSeconds: wait } });
  const at = new Date(kit.clock.now());
  return kit.db.transaction(async (tx) => {
    const rows = await tx.orm
      .insert(withdrawals)
      .values({ accountId, name, email, contract, language, at })
      .returning({ id: withdrawals.id });
    const id = rows[0]?.id as number;
    const moment = `${at.toISOString().slice(0, 10)} ${at.toISOString().slice(11, 19)} UTC`;
    const values = { id, moment, contract, name, email };
    const receipt = { to: email, language, footer: `${facts.operator}, ${facts.address}` };
    await kit.mail.send(mailOf(withdrawalMail, receipt, values), tx);
    const notice = mailOf(withdrawalMail, { to: facts.email, language, footer: facts.site }, values);
    await kit.mail.send({ ...notice, subject: `${notice.subject} (#${id})` }, tx);
    return { id, receivedAt: at.toISOString() };
  });
}
