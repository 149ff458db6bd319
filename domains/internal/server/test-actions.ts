import type { Language } from '#kit/contract/access.ts';
import type { Texts } from '#kit/contract/problem.ts';
import { Problem } from '#kit/contract/problem.ts';
import { invalidInput, notFound } from '#kit/contract/problems.ts';
import type { Call } from '#kit/server/handler.ts';
import type { TestAction } from '../contract/index.ts';
import { notATestAccount, notInProduction, testActions, unknownAction } from '../contract/index.ts';
import type { Context } from './deps.ts';
import { writeAuditLine } from './deps.ts';

/** Domains nobody can own (RFC 2606): an address there belongs to a test or to the demo world. */
const reserved = /[@.](example|test)$/i;

/**
 * Helps an automated test along. Returns how many accounts it touched. Throws `unknown_action`, `not_in_production`,
 * `not_a_test_account`, and `not_found` for an address without an account.
 */
export async function helpTest(
  ctx: Context,
  { action: name, email }: { action: string; email?: string | undefined },
  call: Call,
): Promise<{ action: TestAction; affected: number }> {
  const action = testActions.find((one) => one === name);
  if (!action) throw new Problem(unknownAction, { data: { action: name } });
  if (ctx.kit.config.NODE_ENV === 'production') throw new Problem(notInProduction);
  const line = { operation: 'internal.runTestAction', subject: `testAction:${action}`, input: { email } };
  if (action === 'clearLimits') {
    await ctx.kit.limits.clearAll();
    await writeAuditLine(ctx, ctx.kit.db, call, line);
    return { action, affected: 0 };
  }
  const { identity } = ctx.deps;
  const address = requiredEmail(email, call.caller.language);
  return ctx.kit.db.transaction(async (tx) => {
    const ids = await identity.accountsWithEmail(tx, address);
    if (ids.length === 0) throw new Problem(notFound);
    // Two claims of one address cannot both be proven; the first one is the account of the test.
    const touched = action === 'verifyEmail' ? ids.slice(0, 1) : ids;
    for (const id of touched) {
      if (action === 'verifyEmail') await identity.verifyEmailOf(tx, id);
      else await identity.endSessions(tx, id);
    }
    await writeAuditLine(ctx, tx, call, line);
    return { action, affected: touched.length };
  });
}

const addressMissing: Texts = {
  en: 'This action needs an e-mail address.',
  de: 'Diese Aktion braucht eine E-Mail-Adresse.',
  nl: 'Deze actie heeft een e-mailadres nodig.',
  es: 'Esta acción necesita un correo electrónico.',
};

function requiredEmail(email: string | undefined, language: Language): string {
  if (email === undefined) {
    throw new Problem(invalidInput, { errors: [{ field: 'body.email', message: addressMissing[language] }] });
  }
  if (!reserved.test(email)) throw new Problem(notATestAccount);
  return email;
}
