import type { CardFacts } from '#domains/performers/web/parts/card-facts.ts';
import { cardFacts, shownFields } from '#domains/performers/web/parts/card-facts.ts';
import { stripCards } from '#domains/performers/web/parts/strip-cards.ts';
import { derived } from '#kit/records/derived.ts';
import type { WebContext } from '#kit/web/page/context.ts';
import type { Collection } from '../../contract/collections.ts';
import { collections } from '../../contract/collections.ts';

/** Collections one after the other on the homepage. */
const shown = 3;

/** A collection as a strip shows it. */
export interface ShownCollection {
  readonly slug: string;
  readonly title: string;
  readonly cards: readonly CardFacts[];
}

const shownOf = derived((all: readonly Collection[]): readonly ShownCollection[] =>
  all.map(({ slug, title, actors }) => ({ slug, title, cards: actors.map(cardFacts) })),
);

/** The first collections; null where there is none. */
export async function loadCollections({ api }: WebContext): Promise<readonly ShownCollection[] | null> {
  const answer = await api.query(collections, { first: shown, actors: stripCards }, shownFields);
  return answer.ok && answer.data.length > 0 ? shownOf(answer.data) : null;
}
