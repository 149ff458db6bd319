import { site } from '#apps/web/site-pages.ts';
import type { Composed } from '#kit/domain/compose.ts';
import { compose } from '#kit/domain/compose.ts';
import { extend } from '#kit/domain/extensions.ts';
import { sitePages } from '#kit/domain/site-pages.ts';
import type { Kit } from '#kit/server/kit.ts';
import * as list from './domain-list.ts';

/** Every domain of the list, each with only what stands below it (architecture rule 3). */
export function composeDomains(kit: Kit): Composed<typeof list> {
  kit.extensions.add('site', [extend(sitePages, site)]);
  return compose(list, kit);
}

export type Domains = Composed<typeof list>['domains'];
