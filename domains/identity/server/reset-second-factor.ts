import { eq } from 'drizzle-orm';
import { audit } from '#kit/audit/audit.ts';
import type { RouteParsed } from '#kit/contract/operations.ts';
import { Problem } from '#kit/contract/problem.ts';
import { notFound } from '#kit/contract/problems.ts';
import type { Call } from '#kit/server/handler.ts';
import { noFactorToReset, ownSecondFactor } from '../contract/problems.ts';
import type { resetSecondFactor } from '../contract/second-factor-routes.ts';
import { findVerified, lockAccount } from './accounts.ts';
import type { Context } from './context.ts';
import { credentialsChanged } from './credentials-changed.ts';
import { hashPassword } from './passwords.ts';
import { setPassword } from './reset-password.ts';
import { factorsOf, hasFactor } from './second-factor.ts';
import { randomSecret } from './secrets.ts';
import { passkeys, recoveryCodes, totp } from './tables.ts';

/**
 * An operator takes every second factor off an account whose owner lost them and was identified otherwise. The password
 * goes too: it alone would set up new factors, and whoever knows it could be quicker than the owner, who gets in with the
 * mailbox. The owner is told by mail; who did it and why stands in the audit log. Nobody does it for their own account: a
 * thief of an operator's session and password would.
 */
export async function resetSecondFactorOf(
  context: Context,
  { body }: Pick<RouteParsed<typeof resetSecondFactor>, 'body'>,
  call: Call,
): Promise<void> {
  const { kit } = context;
  const nobodyKnows = await hashPassword(randomSecret());
  await kit.db.transaction(async (tx) => {
    const found = await findVerified(tx, body.email);
    const account = found && (await lockAccount(tx, found.id));
    if (!account) throw new Problem(notFound);
    if (account.id === call.caller.accountId) throw new Problem(ownSecondFactor);
    if (!hasFactor(await factorsOf(tx, account.id))) throw new Problem(noFactorToReset);
    for (const table of [totp, passkeys, recoveryCodes]) {
      await tx.orm.delete(table).where(eq(table.accountId, account.id));
    }
    await setPassword(tx, account.id, nobodyKnows);
    await credentialsChanged(context, tx, account, 'secondFactorReset', null);
    await audit(tx, {
      call,
      at: kit.clock.now(),
      operation: 'identity.resetSecondFactor',
      subject: `account:${account.id}`,
      input: { reason: body.reason },
      outcome: 'second factors removed',
    });
  });
}
