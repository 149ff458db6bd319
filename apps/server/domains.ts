import { site } from '#apps/web/site-pages.ts';
import { words } from '#apps/web/site-words.ts';
import type { Composed } from '#kit/domain/compose.ts';
import { compose } from '#kit/domain/compose.ts';
import type { AnyDomain } from '#kit/domain/domain.ts';
import { extend } from '#kit/domain/extensions.ts';
import { sitePages } from '#kit/domain/site-pages.ts';
import { siteWords } from '#kit/domain/site-words.ts';
import type { Kit } from '#kit/server/kit.ts';
import * as list from './domain-list.ts';

/** Every domain of the list, each with only what stands below it (architecture rule 3). */
export const composeDomains = (kit: Kit): Composed<typeof list> => composeList(list, kit);

/** The same of some domains, with all that they use. */
export function composeList<List extends Readonly<Record<string, AnyDomain>>>(some: List, kit: Kit): Composed<List> {
  kit.extensions.add('site', [extend(sitePages, site), extend(siteWords, words)]);
  return compose(some, kit);
}

export type Domains = Composed<typeof list>['domains'];
