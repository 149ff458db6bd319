import type { Caller } from '#kit/contract/access.ts';
import { Problem } from '#kit/contract/problem.ts';
import { notServed } from '#kit/contract/problems.ts';
import type { Extensions } from './extensions.ts';
import { extensionPoint } from './extensions.ts';

type Place = Pick<Caller, 'country'>;

/** Whether somebody's country is served, as a domain knows it; all have to say yes. */
export const serviceAreas = extensionPoint<(from: Place) => boolean>('site.serviceAreas');

/**
 * Before anybody becomes a member or pays: nothing is sold where it cannot be used.
 * @throws Problem `country_not_served`
 */
export function assertServed({ extensions }: { readonly extensions: Extensions }, from: Place): void {
  if (!extensions.of(serviceAreas).every((serves) => serves(from))) throw new Problem(notServed);
}
