import { Problem } from '#kit/contract/problem.ts';
import type { BreadcrumbNames } from '#kit/domain/breadcrumb-names.ts';
import { actorMissing } from '../contract/index.ts';
import { isBanned } from './find-actor.ts';
import type { Performers } from './index.ts';

declare module '#kit/web/page/pages.ts' {
  interface BreadcrumbThings {
    performer: true;
    theme: true;
  }
}

/**
 * What performers and themes are called in breadcrumbs. Who is not shown in the visitor's country is not named there:
 * `actor_not_found`, as for nobody.
 */
export const namesInBreadcrumbs = ({
  actor: find,
  themes,
}: Pick<Performers, 'actor' | 'themes'>): readonly BreadcrumbNames[] => [
  {
    thing: 'performer',
    async find({ payload, given, country, executor }) {
      const actor = await find(executor, payload['actorId'] ?? given('actorName'));
      if (!actor || isBanned(actor, country)) throw new Problem(actorMissing);
      return { name: actor.name, params: { actorName: actor.name.toLowerCase() } };
    },
  },
  {
    thing: 'theme',
    async find({ given, language, executor }) {
      const slug = given('categorySlug');
      return (await themes(executor, language)).find((one) => one.slug === slug) ?? null;
    },
  },
];
