import type { Executor } from '#kit/db/db.ts';
import type { CollectionRule } from '../contract/index.ts';
import { mostOfCollection } from '../contract/index.ts';
import type { Context } from './deps.ts';

/** Hundredths of a coin. */
const coin = 100;

/** Who fits a rule now, best first, whatever country is asked from; who is hidden is not among them. */
export async function findByRule(
  executor: Executor,
  { performers, surveys }: Pick<Context, 'performers' | 'surveys'>,
  rule: Exclude<CollectionRule, 'chosen'>,
  value: string,
): Promise<readonly number[]> {
  const first = mostOfCollection;
  switch (rule) {
    case 'newest':
      return performers.listedIds(executor, { filter: { newGirls: true }, order: 'newest', first });
    case 'mostLiked':
      return performers.listedIds(executor, { order: 'liked', first });
    case 'videoCall':
      return performers.listedIds(executor, { filter: { videoCall: true }, order: 'liked', first });
    case 'bargain':
      return performers.listedIds(executor, { filter: { maxPrice: priceOf(value) ?? 0 }, order: 'liked', first });
    case 'theme':
      return performers.listedIds(executor, { filter: { category: value }, order: 'liked', first });
    case 'bestRated': {
      const rated = await surveys.bestRated(executor, first * 2);
      const shown = await performers.namesOf(executor, rated);
      return rated.filter((id) => shown.has(id)).slice(0, first);
    }
  }
}

/** The highest price a rule can name, in hundredths of a coin. */
const mostPrice = 1_000_000;

/** Coins as an operator wrote them, in hundredths; null where it is no price. */
export function priceOf(value: string): number | null {
  const coins = /^\d{1,5}(?:[.,]\d{1,2})?$/.test(value) ? Number(value.replace(',', '.')) : Number.NaN;
  const price = Math.round(coins * coin);
  return price > 0 && price <= mostPrice ? price : null;
}
