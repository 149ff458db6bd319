import { enteringAccount } from '#kit/access/assert-access.ts';
import { Problem } from '#kit/contract/problem.ts';
import { notFound } from '#kit/contract/problems.ts';
import type { Handler } from '#kit/server/handler.ts';
import { handle } from '#kit/server/handler.ts';
import { acceptInvitation, readInvitation } from '../contract/invitation-routes.ts';
import * as passkeyRoutes from '../contract/passkey-routes.ts';
import * as routes from '../contract/routes.ts';
import * as factors from '../contract/second-factor-routes.ts';
import { findAccount } from './accounts.ts';
import { cancelEmailChange, requestEmailChange } from './change-email.ts';
import type { Context } from './context.ts';
import { acceptOwnInvitation, findInvitation } from './invitations.ts';
import { logInPerson } from './log-in.ts';
import * as passkeyLogIn from './passkey-log-in.ts';
import * as passkeys from './passkeys.ts';
import { renewRecoveryCodes } from './recovery-codes.ts';
import { changeOwnPassword, requestPasswordReset, resetWithLink } from './reset-password.ts';
import { resetSecondFactorOf } from './reset-second-factor.ts';
import { logInPersonWithCode } from './second-step.ts';
import * as sessions from './sessions.ts';
import { signUpPerson } from './sign-up.ts';
import * as stepUp from './step-up.ts';
import { beginTotp, confirmTotpCode, removeOwnTotp } from './totp.ts';
import { sendVerificationAgain, verifyAddress } from './verify-email.ts';

const accepted = { success: true } as const;
const accept = (done: Promise<unknown>): Promise<typeof accepted> => done.then(() => accepted);

/** The REST routes of identity. */
export function restHandlers(context: Context): Handler[] {
  return [
    handle(routes.signUp, (input, call) => signUpPerson(context, input, call)),
    handle(routes.logIn, (input, call) => logInPerson(context, input, call)),
    handle(routes.logOut, (_, call) => accept(sessions.logOutHere(context, call))),
    handle(routes.openVisitorSession, (_, call) => sessions.openVisitor(context, call)),
    handle(routes.renewSession, (_, call) => sessions.renew(context, call)),
    handle(routes.getAccount, async (_, { caller }) => {
      const account = await findAccount(context.kit.db, caller.accountId);
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
    handle(routes.listSessions, async (_, call) => ({ sessions: await sessions.list(context, call) })),
    handle(routes.revokeSession, ({ body }, call) => accept(sessions.revoke(context, body.sessionId, call))),
    handle(routes.logOutEverywhere, async ({ body }, call) => ({
      ended: await sessions.revokeAll(context, body.keepCurrent, call),
    })),
    handle(routes.verifyEmail, ({ body }, call) => accept(verifyAddress(context, body.token, call))),
    handle(routes.sendVerification, (_, call) => accept(sendVerificationAgain(context, enteringAccount(call.caller)))),
    handle(routes.changeEmail, (input, call) => accept(requestEmailChange(context, input, call))),
    handle(routes.stopAddressChange, ({ body }) => accept(cancelEmailChange(context, body.token))),
    handle(routes.forgotPassword, (input, call) => accept(requestPasswordReset(context, input, call))),
    handle(routes.resetPassword, (input, call) => accept(resetWithLink(context, input, call))),
    handle(routes.changePassword, (input, call) => accept(changeOwnPassword(context, input, call))),
    handle(passkeyRoutes.passkeyRegistrationOptions, (_, call) => passkeys.registrationOptions(context, call)),
    handle(passkeyRoutes.registerPasskey, (input, call) => passkeys.addPasskey(context, input, call)),
    handle(passkeyRoutes.passkeyLogInOptions, (_, call) => passkeyLogIn.logInOptions(context, call)),
    handle(passkeyRoutes.passkeyLogIn, (input, call) => passkeyLogIn.logInWithPasskey(context, input, call)),
    handle(passkeyRoutes.listPasskeys, async (_, call) => ({ passkeys: await passkeys.listPasskeysOf(context, call) })),
    handle(passkeyRoutes.removePasskey, ({ body }, call) => accept(passkeys.removeOwnPasskey(context, body.id, call))),
    handle(passkeyRoutes.confirmPasskey, ({ body }, call) =>
      accept(passkeys.confirmOwnPasskey(context, body.id, call)),
    ),
    ...secondFactorHandlers(context),
  ];
}

/** Second factors, and fresh proofs of identity. */
function secondFactorHandlers(context: Context): Handler[] {
  return [
    handle(factors.logInWithCode, (input, call) => logInPersonWithCode(context, input, call)),
    handle(factors.getSecondFactor, (_, call) => stepUp.secondFactorStateOf(context, call)),
    handle(readInvitation, async ({ body }) => {
      const { email, desks, expiresAt } = await findInvitation(context.kit.db, body.token, context.kit.clock.now());
      return { email, desks, expiresAt: expiresAt.toISOString() };
    }),
    handle(acceptInvitation, (input, call) => acceptOwnInvitation(context, input, call)),
    handle(factors.beginTotp, (_, call) => beginTotp(context, call)),
    handle(factors.confirmTotp, async (input, call) => ({
      recoveryCodes: await confirmTotpCode(context, input, call),
    })),
    handle(factors.removeTotp, (_, call) => accept(removeOwnTotp(context, call))),
    handle(factors.makeRecoveryCodes, async (_, call) => ({ recoveryCodes: await renewRecoveryCodes(context, call) })),
    handle(factors.proveByPassword, ({ body }, call) => accept(stepUp.proveWithPassword(context, body.password, call))),
    handle(factors.passkeyProofOptions, (_, call) => stepUp.proofOptions(context, call)),
    handle(factors.proveByPasskey, ({ body }, call) => accept(stepUp.proveWithPasskey(context, body.credential, call))),
    handle(factors.resetSecondFactor, (input, call) => accept(resetSecondFactorOf(context, input, call))),
  ];
}
