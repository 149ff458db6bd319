import { Problem } from '#kit/contract/problem.ts';
import { notFound } from '#kit/contract/problems.ts';
import type { Handler } from '#kit/server/handler.ts';
import { handle } from '#kit/server/handler.ts';
import * as passkeyRoutes from '../contract/passkey-routes.ts';
import * as routes from '../contract/routes.ts';
import { findAccount } from './accounts.ts';
import { askForOtherAddress } from './change-email.ts';
import { logInPerson } from './log-in.ts';
import * as passkeys from './passkeys.ts';
import { askForReset, changeOwnPassword, resetWithLink } from './reset-password.ts';
import * as sessions from './sessions.ts';
import { signUpPerson } from './sign-up.ts';
import type { Tools } from './tools.ts';
import { sendVerificationAgain, verifyAddress } from './verify-email.ts';

const accepted = { success: true } as const;
const accept = (done: Promise<unknown>): Promise<typeof accepted> => done.then(() => accepted);

/** The REST routes of identity. */
export function restHandlers(tools: Tools): Handler[] {
  return [
    handle(routes.signUp, (input, call) => signUpPerson(tools, input, call)),
    handle(routes.logIn, (input, call) => logInPerson(tools, input, call)),
    handle(routes.logOut, (_, call) => accept(sessions.logOutHere(tools, call))),
    handle(routes.openVisitorSession, (_, call) => sessions.openVisitor(tools, call)),
    handle(routes.renewSession, (_, call) => sessions.renew(tools, call)),
    handle(routes.getAccount, async (_, { caller }) => {
      const account = await findAccount(tools.kit.db, caller.accountId as number);
      if (!account) throw new Problem(notFound);
      const { id, email, emailVerifiedAt, roles, language, createdAt } = account;
      return {
        id,
        email,
        emailVerified: emailVerifiedAt !== null,
        roles,
        language,
        createdAt: createdAt.toISOString(),
      };
    }),
    handle(routes.listSessions, async (_, call) => ({ sessions: await sessions.list(tools, call) })),
    handle(routes.revokeSession, ({ body }, call) => accept(sessions.revoke(tools, body.sessionId, call))),
    handle(routes.logOutEverywhere, async ({ body }, call) => ({
      ended: await sessions.revokeAll(tools, body.keepCurrent, call),
    })),
    handle(routes.verifyEmail, ({ body }) => accept(verifyAddress(tools, body.token))),
    handle(routes.sendVerification, (_, call) => accept(sendVerificationAgain(tools, call.caller.accountId as number))),
    handle(routes.changeEmail, (input, call) => accept(askForOtherAddress(tools, input, call))),
    handle(routes.forgotPassword, (input, call) => accept(askForReset(tools, input, call))),
    handle(routes.resetPassword, (input, call) => accept(resetWithLink(tools, input, call))),
    handle(routes.changePassword, (input, call) => accept(changeOwnPassword(tools, input, call))),
    handle(passkeyRoutes.passkeyRegistrationOptions, (_, call) => passkeys.registrationOptions(tools, call)),
    handle(passkeyRoutes.registerPasskey, (input, call) => passkeys.addPasskey(tools, input, call)),
    handle(passkeyRoutes.passkeyLogInOptions, (_, call) => passkeys.logInOptions(tools, call)),
    handle(passkeyRoutes.passkeyLogIn, (input, call) => passkeys.logInWithPasskey(tools, input, call)),
    handle(passkeyRoutes.listPasskeys, async (_, call) => ({ passkeys: await passkeys.listPasskeysOf(tools, call) })),
    handle(passkeyRoutes.removePasskey, ({ body }, call) => accept(passkeys.removeOwnPasskey(tools, body.id, call))),
  ];
}
