import { eq } from 'drizzle-orm';
import { placeOf } from '#kit/addresses/addresses.ts';
import { emailKey } from '#kit/contract/email.ts';
import type { RouteParsed } from '#kit/contract/operations.ts';
import { Problem } from '#kit/contract/problem.ts';
import { tooManyRequests } from '#kit/contract/problems.ts';
import type { Call } from '#kit/server/handler.ts';
import type { IdentitySession } from '../contract/account.ts';
import { wrongCredentials } from '../contract/problems.ts';
import type { logIn } from '../contract/routes.ts';
import { loginCandidates } from './accounts.ts';
import { enter, openSession } from './enter.ts';
import { checkPassword, hashPassword, isOutdated } from './passwords.ts';
import { accounts } from './tables.ts';
import type { Tools } from './tools.ts';

/** Guesses at one mailbox: few from one place, more from everywhere, so that a stranger cannot lock the owner out soon. */
const perPlace = { points: 10, seconds: 15 * 60 };
const perMailbox = { points: 100, seconds: 60 * 60 };

/** Logs in with e-mail and password. Unknown addresses cost the same work and get the same answer as wrong passwords. */
export async function logInPerson(
  tools: Tools,
  { body }: Pick<RouteParsed<typeof logIn>, 'body'>,
  call: Call,
): Promise<IdentitySession> {
  const { kit } = tools;
  const mailbox = `identity.logIn:${emailKey(body.email)}`;
  const place = `${mailbox}:${placeOf(call.caller.ip)}`;
  const wait = (await kit.limits.take(place, perPlace)) || (await kit.limits.take(mailbox, perMailbox));
  if (wait > 0) throw new Problem(tooManyRequests, { data: { retryAfterSeconds: wait } });

  const candidates = await loginCandidates(kit.db, body.email);
  const right = await Promise.all(candidates.map((row) => checkPassword(row?.passwordHash ?? null, body.password)));
  const account = candidates[right.indexOf(true)];
  if (!account) throw new Problem(wrongCredentials);
  await kit.limits.clear(place, perPlace);

  const fresher = isOutdated(account.passwordHash) ? await hashPassword(body.password) : null;
  const entrant = { ...account, emailVerified: account.emailVerifiedAt !== null };
  const opened = await kit.db.transaction(async (tx) => {
    if (fresher) await tx.orm.update(accounts).set({ passwordHash: fresher }).where(eq(accounts.id, account.id));
    return openSession(tools, tx, entrant, call);
  });
  return enter(tools, entrant, opened, call);
}
