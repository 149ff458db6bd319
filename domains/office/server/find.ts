import type { Role } from '#kit/contract/access.ts';
import type { Executor } from '#kit/db/db.ts';
import { isAtDesk } from '#kit/desks/is-at-desk.ts';
import type { Extensions } from '#kit/domain/extensions.ts';
import type { PaletteFound, PalettePlace, PaletteSource } from '#kit/domain/palette.ts';
import { paletteActions, paletteSources } from '#kit/domain/palette.ts';
import type { FindVerb, Found } from '../contract/find.ts';

/** So many are offered of each kind. */
const mostFound = 6;

/** Everybody and everything an operator may mean by what was typed, in the order of the sources, with what can be done with each. */
export async function findAll(
  extensions: Extensions,
  executor: Executor,
  typed: string,
  roles: readonly Role[],
): Promise<Found[]> {
  const sources = sourcesFor(extensions, roles);
  const found = await Promise.all(sources.map((source) => source.find(executor, typed, mostFound)));
  return sources.flatMap((source, at) => (found[at] ?? []).map((one) => present(extensions, source, one)));
}

/** The sources of whoever has these roles, in their order. */
const sourcesFor = (extensions: Extensions, roles: readonly Role[]): PaletteSource[] =>
  extensions
    .of(paletteSources)
    .filter(({ desks = [] }) => isAtDesk(desks, roles))
    .sort((a, b) => a.order - b.order);

/** What can be done with anything that may be found, also before it is. */
export function verbsOf(extensions: Extensions, roles: readonly Role[]): FindVerb[] {
  return sourcesFor(extensions, roles).flatMap(({ label: group, icon, can = [] }) =>
    [...can, ...extensions.of(paletteActions).filter(({ of }) => of === group)].map(({ label, words = null }) => ({
      label,
      words,
      icon,
    })),
  );
}

const whole = ({ page, params = {}, search = {} }: PalettePlace): Required<PalettePlace> => ({ page, params, search });

function present(extensions: Extensions, { label: group, icon }: PaletteSource, one: PaletteFound): Found {
  const ofOthers = extensions.of(paletteActions).filter(({ of }) => of === group);
  const actions = [...(one.actions ?? []), ...ofOthers.map(({ label, place }) => ({ label, ...place(one) }))];
  return {
    group,
    icon,
    key: `${group} ${one.id}`,
    id: String(one.id),
    name: one.name,
    detail: one.detail ?? null,
    euroCents: one.euroCents ?? null,
    ...whole(one),
    actions: actions.map(({ label, ...place }) => ({ label, ...whole(place) })),
  };
}
