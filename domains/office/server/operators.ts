import type { Identity } from '#domains/identity/server/index.ts';
import { audit } from '#kit/audit/audit.ts';
import { Problem } from '#kit/contract/problem.ts';
import { notFound } from '#kit/contract/problems.ts';
import type { Tx } from '#kit/db/db.ts';
import { lockByName } from '#kit/db/query/lock-by-name.ts';
import { desks as allDesks } from '#kit/desks/desks.ts';
import type { Handler } from '#kit/server/handler.ts';
import { handle } from '#kit/server/handler.ts';
import type { Kit } from '#kit/server/kit.ts';
import * as contract from '../contract/operators.ts';

export type OperatorAccounts = Pick<
  Identity,
  'operators' | 'invite' | 'openInvitations' | 'withdrawInvitation' | 'grantRole' | 'takeRole'
>;

const done = { done: true } as const;

/** Who works here: invited, given desks and removed by administrators, one decision at a time. */
export function operatorHandlers({ db, clock }: Pick<Kit, 'db' | 'clock'>, identity: OperatorAccounts): Handler[] {
  /** The operator, while no other decision about operators is made; the last administrator stays one. */
  const decideAbout = async (tx: Tx, accountId: number, staysAdministrator: boolean) => {
    await lockByName(tx, 'office.operators');
    const everybody = await identity.operators(tx);
    const found = everybody.find(({ id }) => id === accountId);
    if (!found) throw new Problem(notFound);
    const others = everybody.some(({ id, desks }) => id !== accountId && desks.includes('administrator'));
    if (found.desks.includes('administrator') && !staysAdministrator && !others)
      throw new Problem(contract.lastAdministrator);
    return found;
  };

  return [
    handle(contract.listOperators, async (_, { caller }) => {
      const [operators, invitations] = [await identity.operators(db), await identity.openInvitations(db)];
      return {
        operators: operators.map(({ createdAt, lastSeenAt, ...one }) => ({
          ...one,
          desks: [...one.desks],
          since: createdAt.toISOString(),
          lastSeenAt: lastSeenAt?.toISOString() ?? null,
          isSelf: one.id === caller.accountId,
        })),
        invitations: invitations.map(({ id, email, desks, expiresAt }) => ({
          id,
          email,
          desks,
          expiresAt: expiresAt.toISOString(),
        })),
      };
    }),
    handle(contract.inviteOperator, async ({ body: { email, desks } }, call) => {
      await db.transaction(async (tx) => {
        const { accountId: invitedBy, language } = call.caller;
        await identity.invite(tx, { email, desks: allDesks.filter((one) => desks.includes(one)), invitedBy, language });
        await audit(tx, { call, at: clock.now(), operation: 'office.inviteOperator', input: { email, desks } });
      });
      return done;
    }),
    handle(contract.withdrawInvitation, async ({ body: { invitationId } }, call) => {
      await db.transaction(async (tx) => {
        if (!(await identity.withdrawInvitation(tx, invitationId))) throw new Problem(notFound);
        const subject = `invitation:${invitationId}`;
        await audit(tx, { call, at: clock.now(), operation: 'office.withdrawInvitation', subject });
      });
      return done;
    }),
    handle(contract.setDesks, async ({ body: { accountId, desks } }, call) => {
      await db.transaction(async (tx) => {
        const { desks: held } = await decideAbout(tx, accountId, desks.includes('administrator'));
        const subject = `account:${accountId}`;
        await audit(tx, { call, at: clock.now(), operation: 'office.setDesks', subject, input: { desks } });
        for (const desk of desks) if (!held.includes(desk)) await identity.grantRole(tx, accountId, desk);
        for (const desk of held) if (!desks.includes(desk)) await identity.takeRole(tx, accountId, desk);
      });
      return done;
    }),
    handle(contract.removeOperator, async ({ body: { accountId, reason } }, call) => {
      await db.transaction(async (tx) => {
        const { desks: held } = await decideAbout(tx, accountId, false);
        const subject = `account:${accountId}`;
        await audit(tx, { call, at: clock.now(), operation: 'office.removeOperator', subject, input: { reason } });
        for (const desk of held) await identity.takeRole(tx, accountId, desk);
        await identity.takeRole(tx, accountId, 'operator');
      });
      return done;
    }),
  ];
}
