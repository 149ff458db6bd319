import { z } from 'zod';
import { restrictionCode } from '#domains/access/contract/index.ts';
import { contactDetails } from '#domains/conversation/contract/problems.ts';
import { Picture } from '#domains/media/contract/index.ts';
import { wordRefused } from '#domains/performers/contract/index.ts';
import { anyone, only } from '#kit/contract/access.ts';
import { rowIdText } from '#kit/contract/numbers.ts';
import { route } from '#kit/contract/operations.ts';
import { defineResource } from '#kit/contract/resource.ts';
import { visiblePattern } from '#kit/text/visible.ts';
import { tierInUse } from './problems.ts';
import { SubscriptionStatus, subscriptionRules, Tier } from './products.ts';
import { subscriptionChanged } from './pushes.ts';

const hundredths = z.int().describe('hundredths of a coin');
const line = (most: number) => z.string().trim().min(1).max(most).regex(visiblePattern);

/** Most lines of what a tier brings. */
export const mostPerks = 6;

const perksOf = z.array(line(80)).max(mostPerks);

/** What a tier brings where the performer says it in a reader's language, too. */
export const PerksIn = z
  .object({ de: perksOf, en: perksOf, nl: perksOf, es: perksOf })
  .partial()
  .meta({ id: 'PerksIn' });
export type PerksIn = z.infer<typeof PerksIn>;

/** A tier of a fan club as guests see it. */
export const ClubTier = z
  .object({
    tier: z.int(),
    name: z.string(),
    perks: z
      .array(z.string())
      .describe('in the reader’s language where the performer says it there, else as they said it'),
    price: hundredths,
  })
  .meta({ id: 'ClubTier' });
export type ClubTier = z.infer<typeof ClubTier>;

export const getFanClub = route({
  name: 'getFanClub',
  method: 'GET',
  path: 'subscriptions/club/{actorId}',
  summary: 'The fan club of a performer: its tiers that are open, the lowest first, and how many members it has.',
  access: anyone,
  params: z.object({ actorId: rowIdText }),
  response: z.object({ tiers: z.array(ClubTier), members: z.int() }),
});

/** A performer's pictures for the members of their fan club, as somebody sees them. */
export const ClubPictures = z
  .object({
    total: z.int().describe('0 as well where nobody can become a member'),
    pictures: z.array(Picture).describe('for members; their addresses expire'),
    restriction: restrictionCode.nullable().describe('why there are none of them here'),
    price: hundredths.describe('what the lowest tier costs a month; 0: nobody can become a member'),
  })
  .meta({ id: 'ClubPictures' });
export type ClubPictures = z.infer<typeof ClubPictures>;

export const getClubPictures = route({
  name: 'getClubPictures',
  method: 'GET',
  path: 'subscriptions/club/{actorId}/pictures',
  summary: 'A performer’s pictures for members of the fan club: how many there are, and to members the pictures.',
  access: anyone,
  params: z.object({ actorId: rowIdText }),
  response: ClubPictures,
});

/** The pictures for members, which open when the guest becomes one. */
export const clubPictures = defineResource({
  name: 'clubPictures',
  summary: 'A performer’s pictures for members, as the guest may see them.',
  topic: null,
  snapshot: getClubPictures,
  input: ({ actorId }: { readonly actorId: number }) => ({ params: { actorId: String(actorId) as never } }),
  read: (answer): ClubPictures => answer,
  pushes: (on) => [on(subscriptionChanged, (): ClubPictures | null => null)],
});

/** A tier in the studio, with who holds it now and how many of them left. */
export const StudioTier = ClubTier.extend({
  perks: z.array(z.string()).describe('as the performer said it'),
  perksIn: PerksIn,
  isOpen: z.boolean(),
  members: z.int(),
  /** Members who have cancelled and run to their end. */
  leaving: z.int(),
}).meta({ id: 'StudioTier' });
export type StudioTier = z.infer<typeof StudioTier>;

/** Somebody in the fan club, by the name the site shows. */
export const ClubMember = z
  .object({ name: z.string(), tier: z.int(), status: SubscriptionStatus, since: z.number(), until: z.number() })
  .meta({ id: 'ClubMember' });
export type ClubMember = z.infer<typeof ClubMember>;

const StudioClub = z
  .object({
    tiers: z.array(StudioTier),
    members: z.array(ClubMember),
    /** The last thirty days: who joined and whose membership ended, and the part of those there at their beginning who left, per cent. */
    joined: z.int(),
    left: z.int(),
    churn: z.int(),
  })
  .meta({ id: 'StudioClub' });
export type StudioClub = z.infer<typeof StudioClub>;

export const getStudioClub = route({
  name: 'getStudioClub',
  method: 'GET',
  path: 'studio/fanClub',
  summary: 'The fan club of the performer who asks: its tiers, the latest hundred members, who came and who left.',
  access: only('performer'),
  response: StudioClub,
});

export const setClubTier = route({
  name: 'setClubTier',
  method: 'POST',
  path: 'studio/fanClub',
  summary:
    'Sets up a tier of the fan club of the performer who asks. A new price counts for who joins from now on; members keep theirs. A tier that is closed takes nobody in; who is a member stays.',
  access: only('performer'),
  limit: { points: 60, seconds: 600, per: 'subject' },
  body: z.object({
    tier: Tier,
    name: line(40),
    perks: perksOf.min(1),
    perksIn: PerksIn.default({}).describe('the same in other languages; a language without a line has none'),
    coins: z.int().min(subscriptionRules.leastPrice).max(subscriptionRules.mostPrice).describe('hundredths a month'),
    isOpen: z.boolean(),
  }),
  response: StudioClub,
  problems: [wordRefused, contactDetails, tierInUse],
});
