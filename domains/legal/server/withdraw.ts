import type { Language } from '#kit/contract/access.ts';
import { emailKey } from '#kit/contract/email.ts';
import type { RouteOutput, RouteParsed } from '#kit/contract/operations.ts';
import { Problem } from '#kit/contract/problem.ts';
import { tooManyRequests } from '#kit/contract/problems.ts';
import { render } from '#kit/mail/render.ts';
import type { withdrawFromContract } from '../contract/withdrawal.ts';
import type { Context } from './context.ts';
import { withdrawals } from './tables.ts';
import { withdrawalTemplates } from './withdrawal-mail-template.ts';

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
    const words = withdrawalTemplates[language]({ id, name, email, contract, at: at.toISOString(), facts });
    await kit.mail.send(render({ to: email, language, ...words }), tx);
    const notice = { subject: `${words.subject} (#${id})`, paragraphs: words.paragraphs };
    await kit.mail.send(render({ to: facts.email, language, ...notice, footer: facts.site }), tx);
    return { id, receivedAt: at.toISOString() };
  });
}
