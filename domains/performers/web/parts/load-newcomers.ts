import { derived } from '#kit/records/derived.ts';
import type { WebContext } from '#kit/web/page/context.ts';
import type { ModelPage } from '../../contract/index.ts';
import { models } from '../../contract/index.ts';
import type { CardFacts } from './card-facts.ts';
import { cardFacts, shownFields } from './card-facts.ts';
import { stripCards } from './strip-cards.ts';

const cardsOf = derived(({ items }: ModelPage) => items.map(cardFacts));

/** Who has begun lately, the latest first; null where nobody has. */
export async function loadNewcomers({ api }: WebContext): Promise<readonly CardFacts[] | null> {
  const wanted = { first: stripCards, filter: { newGirls: true }, order: 'newest' } as const;
  const answer = await api.query(models, wanted, shownFields);
  const cards = answer.ok ? cardsOf(answer.data) : [];
  return cards.length > 0 ? cards : null;
}
