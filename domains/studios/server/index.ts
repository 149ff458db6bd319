import { identityDomain } from '#domains/identity/server/index.ts';
import { ledgerDomain } from '#domains/ledger/server/index.ts';
import { onboardingDomain } from '#domains/onboarding/server/index.ts';
import { payoutsDomain, studioNames } from '#domains/payouts/server/index.ts';
import { performersDomain } from '#domains/performers/server/index.ts';
import { defineDomain } from '#kit/domain/domain.ts';
import { extend } from '#kit/domain/extensions.ts';
import { overviewFigures } from '#kit/domain/overview.ts';
import { mailKinds } from '#kit/mail/mail-kinds.ts';
import { personalData } from '#kit/personal-data/personal-data.ts';
import { declare, handle } from '#kit/server/handler.ts';
import type { DomainServer, Kit } from '#kit/server/kit.ts';
import * as contract from '../contract/index.ts';
import { memberAgreementFile, ownAgreementFile } from './agreement-file.ts';
import type { Context } from './context.ts';
import type { StudioEnrolment } from './enrol.ts';
import { enrolStudio } from './enrol.ts';
import { studioMails } from './mails.ts';
import { endMember, invite, membersOf } from './members.ts';
import { namesOfStudios } from './names.ts';
import { officeHandlers, waitingStudios } from './office.ts';
import { apply, ownStudio } from './own.ts';
import { agree, changeRights, leave, shownAgreement, studiosOf } from './performers-side.ts';
import { studiosData } from './personal-data.ts';
import { earningsFile, memberView } from './views.ts';

/** Tables of the domain, for tests and the start. */
export const studiosTables = { name: 'studios', folder: new URL('./migrations', import.meta.url) };

/** Who works with whom. */
export interface Studios extends DomainServer {
  /** Makes a studio with its members; see {@link enrolStudio}. */
  enrol(studio: StudioEnrolment): Promise<void>;
}

export function createStudios(kit: Kit, deps: Omit<Context, 'kit'>): Studios {
  const ctx: Context = { kit, ...deps };
  return {
    name: 'studios',
    migrations: studiosTables,
    enrol: (studio) => enrolStudio(ctx, studio),
    handlers: [
      handle(contract.getOwnStudio, async (_, { caller }) => ({
        studio: await ownStudio(ctx, kit.db, caller.accountId),
      })),
      handle(contract.applyAsStudio, async ({ body }, { caller }) => ({ studio: await apply(ctx, caller, body) })),
      handle(contract.listMembers, async (_, { caller }) => ({
        members: await membersOf(ctx, kit.db, caller.accountId),
      })),
      handle(contract.inviteMember, async ({ body }, { caller }) => ({
        members: await invite(ctx, caller.accountId, body),
      })),
      handle(contract.endMember, async ({ params }, { caller }) => ({
        members: await endMember(ctx, caller.accountId, params.membershipId),
      })),
      handle(contract.getMember, ({ params }, { caller }) => memberView(ctx, caller.accountId, params.membershipId)),
      handle(contract.downloadAgreement, ({ params }, { caller }) =>
        memberAgreementFile(ctx, caller, params.membershipId),
      ),
      handle(contract.exportEarnings, (_, { caller }) => earningsFile(ctx, caller.accountId, caller.language)),
      handle(contract.listOwnStudios, async (_, { caller }) => ({
        studios: await studiosOf(ctx, kit.db, caller.accountId),
      })),
      handle(contract.readAgreement, ({ params }, { caller }) => shownAgreement(ctx, caller, params.membershipId)),
      handle(contract.downloadOwnAgreement, ({ params }, { caller }) =>
        ownAgreementFile(ctx, caller, params.membershipId),
      ),
      handle(contract.agreeToStudio, async ({ params, body }, { caller }) => ({
        studios: await agree(ctx, caller, params.membershipId, body),
      })),
      handle(contract.changeRights, async ({ params, body }, { caller }) => ({
        studios: await changeRights(ctx, caller.accountId, params.membershipId, body.sees),
      })),
      handle(contract.leaveStudio, async ({ params }, { caller }) => ({
        studios: await leave(ctx, caller.accountId, params.membershipId),
      })),
      ...officeHandlers(ctx),
      ...declare([contract.studiosChanged]),
    ],
  };
}

/** Studios, as the application lists them. */
export const studiosDomain = defineDomain({
  name: 'studios',
  uses: {
    ...{ identity: identityDomain, ledger: ledgerDomain, onboarding: onboardingDomain },
    ...{ payouts: payoutsDomain, performers: performersDomain },
  },
  create: createStudios,
  declares: [
    extend(personalData, studiosData),
    extend(studioNames, namesOfStudios),
    ...studioMails.map((kind) => extend(mailKinds, kind)),
  ],
  contributes: () => [
    extend(overviewFigures, {
      label: 'studios.office.figure',
      desks: ['content'],
      order: 3,
      page: 'studios.office',
      read: (executor) => waitingStudios(executor),
    }),
  ],
});
