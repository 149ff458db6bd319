import type { Performers } from '#domains/performers/server/index.ts';
import type { Places } from '#domains/places/server/index.ts';
import type { Language } from '#kit/contract/access.ts';
import type { Texts } from '#kit/contract/problem.ts';
import type { Executor } from '#kit/db/db.ts';
import { extensionPoint } from '#kit/domain/extensions.ts';
import type { Kit } from '#kit/server/kit.ts';

/** A filter that another domain brings: its options with words in four languages; a `switch` has one, `1`. */
export interface FactFilter {
  readonly filter: string;
  readonly kind: 'switch' | 'many';
  readonly words: Texts;
  readonly options: readonly { readonly value: string; readonly words: Texts }[];
}

/** What another domain knows of performers that they can be searched by. */
export interface SearchFact {
  readonly filters: readonly FactFilter[];
  /** By performer the options that fit, as `filter:value`. Whoever changes one of them calls `actorSearch.changed` in that transaction. */
  load(executor: Executor, actorIds: readonly number[]): Promise<ReadonlyMap<number, readonly string[]>>;
}

/** Facts of other domains that performers are searched by. */
export const searchFacts = extensionPoint<SearchFact>('actorSearch.facts');

/** Another domain that knows whom guests are interested in. */
export interface InterestSource {
  /** By guest the performers they did something with, and did not turn away from; who does not want that to be read is left out. */
  load(executor: Executor, guestIds: readonly number[]): Promise<ReadonlyMap<number, readonly number[]>>;
}

/** What maps of interest are counted from; only guests who agreed to count are asked for. */
export const interestSources = extensionPoint<InterestSource>('actorSearch.interest');

/** What the use cases work with. */
export interface Context {
  readonly kit: Kit;
  readonly performers: Pick<Performers, 'changes' | 'cards' | 'themes'>;
  readonly places: Pick<Places, 'areas' | 'placedAreasOf' | 'placeOfZip'>;
}

/** A text in the reader's language. */
export const inWords = (words: Texts, language: Language): string => words[language];
