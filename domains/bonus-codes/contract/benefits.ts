import { z } from 'zod';

/** Benefits that take effect at once, without a top-up. */
export const directKinds = [
  'bonus',
  'coins',
  'credits',
  'vipSubscription',
  'premiumSubscription',
  'actorSubscription',
  'videoVoucher',
  'photoVoucher',
  'freeMinutes',
  'freeMessages',
  'mediaAlbum',
  'messengerGift',
  'liveShow',
] as const;

/** Benefits of the next top-up. */
export const topUpKinds = [
  'topUpPercent',
  'topUpFlat',
  'topUpPercentStaggered',
  'topUpFlatStaggered',
  'topUpGiftStaggered',
] as const;

/** Every kind of benefit (spec 1 section 3, spec 2 section 3). */
export const benefitKindNames = [...directKinds, ...topUpKinds] as const;
export type BenefitKind = (typeof benefitKindNames)[number];

export const isTopUpKind = (kind: BenefitKind): boolean => topUpKinds.some((one) => one === kind);

/** One stage of a staggered benefit: from this top-up on. */
export const BenefitStep = z
  .object({
    from: z.int32().min(0).max(1_000_000).describe('euro cents of the top-up, inclusive'),
    amount: z.int32().min(0).max(1_000_000).describe('per cent, hundredths of a coin or pieces, as the kind says'),
    id: z.string().max(40).nullable().describe('of the gift'),
  })
  .meta({ id: 'BonusBenefitStep' });
export type BenefitStep = z.infer<typeof BenefitStep>;

/** What a code brings. */
export const Benefit = z
  .object({
    kind: z.enum(benefitKindNames),
    amount: z
      .int32()
      .min(0)
      .max(1_000_000)
      .describe('hundredths of a coin (bonus, coins, topUpFlat), per cent (topUpPercent), days, minutes or pieces'),
    id: z.string().max(40).nullable().describe('of a gift, an album or a performer, where the kind is about one'),
    steps: z.array(BenefitStep).max(20),
  })
  .meta({ id: 'BonusBenefit' });
export type Benefit = z.infer<typeof Benefit>;

/** Kinds that are about one thing, so that they need its id. */
export const kindsWithId: readonly BenefitKind[] = ['actorSubscription', 'mediaAlbum', 'messengerGift'];

/** Most days of a subscription that one code gives. */
const mostDays = 366;

/** Whether a benefit is whole: what its kind needs is there, and is more than nothing and no more than can be given. */
export function isWhole({ kind, amount, id, steps }: Benefit): boolean {
  if (kind.endsWith('Staggered'))
    return (
      steps.length > 0 && steps.every((step) => step.amount > 0 && (kind !== 'topUpGiftStaggered' || isNumber(step.id)))
    );
  if (kind.endsWith('Subscription') && amount > mostDays) return false;
  return amount > 0 && steps.length === 0 && (!kindsWithId.includes(kind) || isNumber(id));
}

const isNumber = (id: string | null): boolean => id !== null && /^[1-9]\d{0,8}$/.test(id);

/**
 * The stage that a top-up reaches: the highest threshold it is not below. The whole top-up counts by it, not the slice
 * above it. Null below all of them.
 */
export const stepFor = (steps: readonly BenefitStep[], euroCents: number): BenefitStep | null =>
  steps.reduce<BenefitStep | null>(
    (best, step) => (step.from <= euroCents && (best === null || step.from >= best.from) ? step : best),
    null,
  );

/** What a top-up benefit is worth in hundredths of a coin; 0 for none and for gifts. `coins` are those of the top-up. */
export function topUpCoins(benefit: Benefit, { euroCents, coins }: { euroCents: number; coins: number }): number {
  const percent = (of: number): number => Math.floor((coins * of) / 100);
  switch (benefit.kind) {
    case 'topUpPercent':
      return percent(benefit.amount);
    case 'topUpFlat':
      return benefit.amount;
    case 'topUpPercentStaggered':
      return percent(stepFor(benefit.steps, euroCents)?.amount ?? 0);
    case 'topUpFlatStaggered':
      return stepFor(benefit.steps, euroCents)?.amount ?? 0;
    default:
      return 0;
  }
}
