import { z } from 'zod';
import { contactDetails } from '#domains/conversation/contract/problems.ts';
import { wordRefused } from '#domains/performers/contract/index.ts';
import { loggedIn, only } from '#kit/contract/access.ts';
import { longRowIdText } from '#kit/contract/numbers.ts';
import { route } from '#kit/contract/operations.ts';
import { notFound } from '#kit/contract/problems.ts';
import { typedText } from '#kit/contract/typed-text.ts';
import { visiblePattern } from '#kit/text/visible.ts';
import * as entities from './entities.ts';
import * as problems from './problems.ts';

const params = z.object({ membershipId: longRowIdText });
const limit = { points: 60, seconds: 3600, per: 'subject' } as const;

export const getOwnStudio = route({
  name: 'studios.getOwn',
  method: 'GET',
  path: 'studios/own',
  summary: 'The caller’s own studio, whatever its state; null where they never applied.',
  access: loggedIn,
  response: z.object({ studio: entities.OwnStudio.nullable() }),
});

export const applyAsStudio = route({
  name: 'studios.apply',
  method: 'POST',
  path: 'studios/own',
  summary:
    'Applies to be a studio, or changes what an application says that waits or was refused. An operator answers it.',
  access: loggedIn,
  limit,
  body: entities.StudioData,
  response: z.object({ studio: entities.OwnStudio }),
  problems: [
    ...[problems.performersNoStudio, problems.studioClosed, problems.studioNameTaken, problems.studioVatId],
    ...[contactDetails, wordRefused],
  ],
});

/** Members and open invitations of a studio. */
export const mostMembers = 200;

const Members = z.object({ members: z.array(entities.StudioMember) });

export const listMembers = route({
  name: 'studios.listMembers',
  method: 'GET',
  path: 'studios/members',
  summary: 'Living members and open invitations of the caller’s studio, the latest first.',
  access: loggedIn,
  response: Members,
  problems: [problems.noStudio],
});

export const inviteMember = route({
  name: 'studios.invite',
  method: 'POST',
  path: 'studios/invitations',
  summary:
    'Invites a performer by stage name or e-mail address, with a share and what the studio asks to see. Whoever is a member already is asked for a new share; the old one stands until she signs.',
  access: loggedIn,
  limit: { points: 40, seconds: 24 * 3600, per: 'subject' },
  body: z.object({
    to: typedText('reference').min(1).max(120).regex(visiblePattern),
    basisPoints: entities.basisPoints,
    asks: entities.Rights,
  }),
  response: Members,
  problems: [problems.noStudio, problems.memberUnknown, problems.tooManyMembers],
});

export const endMember = route({
  name: 'studios.endMember',
  method: 'POST',
  path: 'studios/members/{membershipId}/end',
  summary: 'Takes an invitation back, or ends a membership: from this moment the studio gets and sees nothing more.',
  access: loggedIn,
  limit,
  params,
  response: Members,
  problems: [problems.noStudio, notFound],
});

export const getMember = route({
  name: 'studios.getMember',
  method: 'GET',
  path: 'studios/members/{membershipId}',
  cost: 20,
  summary: 'What a living member lets the studio see, from the beginning of the membership on.',
  access: loggedIn,
  params,
  response: entities.MemberView,
  problems: [notFound],
});

export const downloadAgreement = route({
  name: 'studios.downloadAgreement',
  method: 'GET',
  path: 'studios/members/{membershipId}/agreement',
  cost: 15,
  summary: 'What a living member signed, as a PDF in the language of the request. She stands in it by her stage name.',
  access: loggedIn,
  params,
  response: z.unknown(),
  problems: [notFound],
});

export const exportEarnings = route({
  name: 'studios.exportEarnings',
  method: 'GET',
  path: 'studios/earnings/export',
  cost: 100,
  summary: 'What members who show their earnings earned since they joined, by month, as CSV.',
  access: loggedIn,
  stepUp: 'always',
  limit: { points: 30, seconds: 3600, per: 'subject' },
  response: z.unknown(),
  problems: [problems.noStudio],
});

const Own = z.object({ studios: z.array(entities.PerformersStudio) });

export const listOwnStudios = route({
  name: 'studios.listOwn',
  method: 'GET',
  path: 'studio/studios',
  summary: 'Studios the performer is a member of, and those that invite her.',
  access: only('performer'),
  response: Own,
});

export const readAgreement = route({
  name: 'studios.readAgreement',
  method: 'GET',
  path: 'studio/studios/{membershipId}/agreement',
  summary: 'What the performer would sign, in the language of the request, with the hash a signature names.',
  access: only('performer'),
  params,
  response: entities.ShownAgreement,
  problems: [notFound],
});

export const downloadOwnAgreement = route({
  name: 'studios.downloadOwnAgreement',
  method: 'GET',
  path: 'studio/studios/{membershipId}/agreement/file',
  cost: 15,
  summary:
    'What the performer signed, as a PDF in the language of the request, with her signature; also after she left.',
  access: only('performer'),
  params,
  response: z.unknown(),
  problems: [notFound],
});

export const agreeToStudio = route({
  name: 'studios.agree',
  method: 'POST',
  path: 'studio/studios/{membershipId}/agree',
  summary: 'Signs what was shown and begins the membership, with what the performer lets the studio see.',
  access: only('performer'),
  limit,
  params,
  body: z.object({
    sha256: z.string().regex(/^[0-9a-f]{64}$/),
    name: z.string().trim().min(1).max(121).regex(visiblePattern),
    sees: entities.Rights,
  }),
  response: Own,
  problems: [notFound, problems.agreementChanged, problems.signatureDiffers, problems.sharesTooMuch],
});

export const changeRights = route({
  name: 'studios.changeRights',
  method: 'POST',
  path: 'studio/studios/{membershipId}/rights',
  summary: 'Changes what a studio sees of the performer, from this moment on.',
  access: only('performer'),
  limit,
  params,
  body: z.object({ sees: entities.Rights }),
  response: Own,
  problems: [notFound],
});

export const leaveStudio = route({
  name: 'studios.leave',
  method: 'POST',
  path: 'studio/studios/{membershipId}/leave',
  summary: 'Leaves a studio, or declines its invitation: from this moment it gets and sees nothing more.',
  access: only('performer'),
  limit,
  params,
  response: Own,
  problems: [notFound],
});
