import { enteringAccount } from '#kit/contract/access.ts';
import { Problem } from '#kit/contract/problem.ts';
import { notFound } from '#kit/contract/problems.ts';
import type { Handler } from '#kit/server/handler.ts';
import { handle } from '#kit/server/handler.ts';
import * as passkeyRoutes from '../contract/passkey-routes.ts';
import * as routes from '../contract/routes.ts';
import * as factors from '../contract/second-factor-routes.ts';
import { findAccount } from './accounts.ts';
import { askForOtherAddress, stopOtherAddress } from './change-email.ts';
import { logInPerson } from './log-in.ts';
import * as passkeyLogIn from './passkey-log-in.ts';
import * as passkeys from './passkeys.ts';
import { renewRecoveryCodes } from './recovery-codes.ts';
import { askForReset, changeOwnPassword, resetWithLink } from './reset-password.ts';
import { resetSecondFactorOf } from './reset-second-factor.ts';
import { logInPersonWithCode } from './second-step.ts';
import * as sessions from './sessions.ts';
import { signUpPerson } from './sign-up.ts';
import * as stepUp from './step-up.ts';
import type { Tools } from './tools.ts';
import { beginTotp, confirmTotpCode, removeOwnTotp } from './totp.ts';
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
      const account = await findAccount(tools.kit.db, caller.accountId);
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
    handle(routes.verifyEmail, ({ body }, call) => accept(verifyAddress(tools, body.token, call))),
    handle(routes.sendVerification, (_, call) => accept(sendVerificationAgain(tools, enteringAccount(call.caller)))),
    handle(routes.changeEmail, (input, call) => accept(askForOtherAddress(tools, input, call))),
    handle(routes.stopAddressChange, ({ body }) => accept(stopOtherAddress(tools, body.token))),
    handle(routes.forgotPassword, (input, call) => accept(askForReset(tools, input, call))),
    handle(routes.resetPassword, (input, call) => accept(resetWithLink(tools, input, call))),
    handle(routes.changePassword, (input, call) => accept(changeOwnPassword(tools, input, call))),
    handle(passkeyRoutes.passkeyRegistrationOptions, (_, call) => passkeys.registrationOptions(tools, call)),
    handle(passkeyRoutes.registerPasskey, (input, call) => passkeys.addPasskey(tools, input, call)),
    handle(passkeyRoutes.passkeyLogInOptions, (_, call) => passkeyLogIn.logInOptions(tools, call)),
    handle(passkeyRoutes.passkeyLogIn, (input, call) => passkeyLogIn.logInWithPasskey(tools, input, call)),
    handle(passkeyRoutes.listPasskeys, async (_, call) => ({ passkeys: await passkeys.listPasskeysOf(tools, call) })),
    handle(passkeyRoutes.removePasskey, ({ body }, call) => accept(passkeys.removeOwnPasskey(tools, body.id, call))),
    handle(passkeyRoutes.confirmPasskey, ({ body }, call) => accept(passkeys.confirmOwnPasskey(tools, body.id, call))),
    ...secondFactorHandlers(tools),
  ];
}

/** Second factors, and fresh proofs of identity. */
function secondFactorHandlers(tools: Tools): Handler[] {
  return [
    handle(factors.logInWithCode, (input, call) => logInPersonWithCode(tools, input, call)),
    handle(factors.getSecondFactor, (_, call) => stepUp.secondFactorStateOf(tools, call)),
    handle(factors.beginTotp, (_, call) => beginTotp(tools, call)),
    handle(factors.confirmTotp, async (input, call) => ({ recoveryCodes: await confirmTotpCode(tools, input, call) })),
    handle(factors.removeTotp, (_, call) => accept(removeOwnTotp(tools, call))),
    handle(factors.makeRecoveryCodes, async (_, call) => ({ recoveryCodes: await renewRecoveryCodes(tools, call) })),
    handle(factors.proveByPassword, ({ body }, call) => accept(stepUp.proveWithPassword(tools, body.password, call))),
    handle(factors.passkeyProofOptions, (_, call) => stepUp.proofOptions(tools, call)),
    handle(factors.proveByPasskey, ({ body }, call) => accept(stepUp.proveWithPasskey(tools, body.credential, call))),
    handle(factors.resetSecondFactor, (input, call) => accept(resetSecondFactorOf(tools, input, call))),
  ];
}
