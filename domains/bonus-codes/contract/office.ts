import { z } from 'zod';
import { operators } from '#kit/contract/access.ts';
import { auditedChange, auditedRead } from '#kit/contract/audit.ts';
import { defineList, searchFilter, valueFilter } from '#kit/contract/list.ts';
import { rowIdText } from '#kit/contract/numbers.ts';
import { route } from '#kit/contract/operations.ts';
import { notFound } from '#kit/contract/problems.ts';
import { typedText } from '#kit/contract/typed-text.ts';
import { visiblePattern } from '#kit/text/visible.ts';
import { Benefit, benefitKindNames } from './benefits.ts';
import { benefitNotBuilt, benefitWrong, campaignEmpty, codeTaken, codeTooEasy, countriesWrong } from './problems.ts';

const access = operators('finance');
const done = z.object({ success: z.literal(true) });
const params = z.object({ campaignId: rowIdText });

export const campaignStates = ['draft', 'running', 'paused', 'coming', 'over'] as const;

/** A campaign as operators see it. Times in epoch ms. */
export const Campaign = z
  .object({
    id: z.int(),
    name: z.string(),
    state: z.enum(campaignStates),
    isWelcome: z.boolean(),
    codes: z.int(),
    redeemed: z.int(),
    waiting: z.int(),
    coins: z.int().describe('coins it gave away and that did not go back, hundredths'),
    worth: z
      .int()
      .describe(
        'what else it gave away and did not go back is worth: days, minutes, messages, gifts; hundredths of a coin',
      ),
    costCents: z.int().describe('what all of it is worth, euro cents'),
    backCents: z
      .int()
      .describe('what went back with top-ups that were refunded or charged back, euro cents; not in the cost'),
    createdAt: z.number(),
  })
  .meta({ id: 'BonusCampaign' });
export type Campaign = z.infer<typeof Campaign>;

export const campaignList = defineList({
  name: 'bonus-codes.campaigns',
  summary: 'Campaigns with what came of them and what they cost.',
  access,
  path: 'bonus-codes/campaigns',
  row: Campaign,
  key: 'id',
  columns: {
    name: { kind: 'text', sortable: true },
    state: { kind: 'custom' },
    codes: { kind: 'number' },
    redeemed: { kind: 'number' },
    waiting: { kind: 'number' },
    costCents: { kind: 'euroCents' },
    backCents: { kind: 'euroCents' },
    createdAt: { kind: 'instant', sortable: true },
  },
  filters: { search: searchFilter() },
  sort: '-createdAt',
});

const text = z.string().trim().min(3).max(80).regex(visiblePattern);
const limitOf = z.int32().min(1).max(10_000_000).nullable();

/** What a campaign is, as its form has it. */
const CampaignSettings = z.object({
  name: text,
  validFrom: z.iso.date().nullable(),
  validTo: z.iso.date().nullable().describe('the last day, in the product’s zone'),
  totalLimit: limitOf,
  perGuest: z.int32().min(1).max(100),
  countries: z.string().trim().max(300).describe('two letters each, separated by commas; empty: everywhere'),
  requireMobileAuth: z.boolean(),
  vip: z.boolean(),
  firstPurchaseOnly: z.boolean(),
  isWelcome: z.boolean().describe('given by itself to who proves their e-mail address'),
});

export const CampaignDetail = CampaignSettings.extend({
  id: z.int(),
  state: z.enum(campaignStates),
  benefits: z.array(Benefit),
  built: z.array(z.enum(benefitKindNames)).describe('kinds that can be given here'),
}).meta({ id: 'BonusCampaignDetail' });
export type CampaignDetail = z.infer<typeof CampaignDetail>;

export const getCampaign = route({
  name: 'bonus-codes.getCampaign',
  method: 'GET',
  path: 'bonus-codes/campaigns/get/{campaignId}',
  summary: 'One campaign.',
  access,
  audit: auditedRead('bonus-codes.getCampaign', 'bonus_campaign:{campaignId}'),
  params,
  response: CampaignDetail,
  problems: [notFound],
});

export const addCampaign = route({
  name: 'bonus-codes.addCampaign',
  method: 'POST',
  path: 'bonus-codes/campaigns/add',
  summary: 'Begins a campaign; it is paused until it has a benefit and is let run.',
  access,
  audit: auditedChange('bonus-codes.addCampaign'),
  body: z.object({ name: text }),
  response: z.object({ campaignId: z.int() }),
});

export const changeCampaign = route({
  name: 'bonus-codes.changeCampaign',
  method: 'POST',
  path: 'bonus-codes/campaigns/change/{campaignId}',
  summary: 'Changes who may redeem the codes of a campaign, when and how often.',
  access,
  audit: auditedChange('bonus-codes.changeCampaign', 'bonus_campaign:{campaignId}'),
  params,
  body: CampaignSettings,
  response: done,
  problems: [notFound, countriesWrong],
});

export const pauseCampaign = route({
  name: 'bonus-codes.pauseCampaign',
  method: 'POST',
  path: 'bonus-codes/campaigns/pause/{campaignId}',
  summary: 'Lets a campaign rest, or run. What was redeemed before stays.',
  access,
  audit: auditedChange('bonus-codes.pauseCampaign', 'bonus_campaign:{campaignId}'),
  params,
  body: z.object({ isPaused: z.boolean() }),
  response: done,
  problems: [notFound, campaignEmpty],
});

/** Most coins a code may bring that one operator decides alone. */
export const coinsByOne = 500;

export const addBenefit = route({
  name: 'bonus-codes.addBenefit',
  method: 'POST',
  path: 'bonus-codes/campaigns/addBenefit/{campaignId}',
  summary: 'Adds something that the codes of a campaign bring from now on.',
  access,
  audit: auditedChange('bonus-codes.addBenefit', 'bonus_campaign:{campaignId}'),
  fourEyes: ({ body }: { body: { kind: string; amount: number | null } }) =>
    body.kind === 'coins' && (body.amount ?? 0) > coinsByOne,
  params,
  body: z.object({
    kind: z.enum(benefitKindNames),
    amount: z.int32().min(0).max(10_000).nullable().describe('whole coins, per cent, days, minutes or pieces'),
    id: z.string().trim().max(40),
    steps: z.string().trim().max(300).describe('euros = amount, separated by commas: `20=10, 50=25`'),
  }),
  response: done,
  problems: [notFound, benefitWrong, benefitNotBuilt],
});

export const removeBenefit = route({
  name: 'bonus-codes.removeBenefit',
  method: 'POST',
  path: 'bonus-codes/campaigns/removeBenefit/{campaignId}',
  summary: 'Takes a benefit out, by its place. The last one of a running campaign stays.',
  access,
  audit: auditedChange('bonus-codes.removeBenefit', 'bonus_campaign:{campaignId}'),
  params,
  body: z.object({ place: z.int32().min(0).max(50) }),
  response: done,
  problems: [notFound, campaignEmpty],
});

/** A code in the list of its campaign. */
export const CodeRow = z
  .object({
    id: z.int(),
    code: z.string(),
    campaignId: z.int(),
    campaign: z.string(),
    uses: z.int(),
    maxUses: z.int().nullable(),
    createdAt: z.number(),
  })
  .meta({ id: 'BonusCodeRow' });
export type CodeRow = z.infer<typeof CodeRow>;

export const codeList = defineList({
  name: 'bonus-codes.codes',
  summary: 'Codes of campaigns, the latest first; the export hands them out.',
  access,
  path: 'bonus-codes/codes',
  row: CodeRow,
  key: 'id',
  columns: {
    code: { kind: 'text' },
    campaign: { kind: 'text' },
    uses: { kind: 'number' },
    maxUses: { kind: 'number' },
    createdAt: { kind: 'instant', sortable: true },
  },
  filters: { search: searchFilter(), campaignId: valueFilter(z.string().regex(/^\d{1,9}$/)) },
  sort: '-createdAt',
  facts: z.object({ campaigns: z.array(z.object({ id: z.int(), name: z.string() })) }),
  exportSize: 50_000,
});

export const addCode = route({
  name: 'bonus-codes.addCode',
  method: 'POST',
  path: 'bonus-codes/codes/add/{campaignId}',
  summary: 'Adds a code of one’s own that many may redeem.',
  access,
  audit: auditedChange('bonus-codes.addCode', 'bonus_campaign:{campaignId}'),
  params,
  body: z.object({ code: typedText('code').max(60), maxUses: limitOf }),
  response: done,
  problems: [notFound, codeTaken, codeTooEasy],
});

export const makeCodes = route({
  name: 'bonus-codes.makeCodes',
  method: 'POST',
  path: 'bonus-codes/codes/make/{campaignId}',
  summary: 'Makes codes that each are redeemed once and nobody can guess.',
  access,
  audit: auditedChange('bonus-codes.makeCodes', 'bonus_campaign:{campaignId}'),
  params,
  body: z.object({ count: z.int32().min(1).max(10_000) }),
  response: z.object({ made: z.int() }),
  problems: [notFound],
});
