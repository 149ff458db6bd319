import type { AnySettings } from '#kit/config/settings.ts';
import type { DomainServer, Kit } from '#kit/server/kit.ts';
import type { AnyDomain, ApiOf } from './domain.ts';
import type { ExtensionPoint } from './extensions.ts';

/** The composed domains, by the names of the list, and in an order in which each comes after those it uses. */
export interface Composed<List extends Readonly<Record<string, AnyDomain>>> {
  readonly domains: { readonly [K in keyof List]: ApiOf<List[K]> };
  readonly inOrder: readonly DomainServer[];
  /** Writes the domains' parts of the demo world, in order; `part` does each, or knows that it is done. */
  seed(part?: (domain: string, write: () => Promise<void>) => Promise<void>): Promise<void>;
}

/**
 * Each domain after those it uses; otherwise by name, so that the order of the list means nothing.
 * @throws Error for a circle, for two domains of one name, and for a domain that is used and not listed
 */
export function orderOf(list: readonly AnyDomain[]): readonly AnyDomain[] {
  const byName = new Map<string, AnyDomain>();
  for (const domain of list) {
    if (byName.has(domain.name)) throw new Error(`Two domains are called ${domain.name}.`);
    byName.set(domain.name, domain);
  }
  const ordered = new Set<AnyDomain>();
  const visit = (domain: AnyDomain, trail: readonly string[]): void => {
    if (ordered.has(domain)) return;
    if (trail.includes(domain.name))
      throw new Error(`Domains use each other: ${[...trail, domain.name].join(' -> ')}.`);
    for (const used of Object.values(domain.uses)) {
      if (byName.get(used.name) !== used)
        throw new Error(`${domain.name} uses ${used.name}, which is not in the list.`);
      visit(used, [...trail, domain.name]);
    }
    ordered.add(domain);
  };
  for (const name of [...byName.keys()].sort()) visit(byName.get(name) as AnyDomain, []);
  return [...ordered];
}

/** What the domains of a list add to an extension point without anything running, for commands. */
export const declared = <Entry>(
  list: Readonly<Record<string, AnyDomain>>,
  point: ExtensionPoint<Entry>,
): readonly Entry[] =>
  orderOf(Object.values(list)).flatMap(({ declares = [] }) =>
    declares.filter((each) => (each.point as unknown) === point).map(({ entry }) => entry as Entry),
  );

/**
 * The settings that the domains of a list declare, for `readConfig`. Throws what {@link orderOf} throws, and an Error for
 * settings under another name than their domain's.
 */
export const settingsOf = (list: Readonly<Record<string, AnyDomain>>): readonly AnySettings[] =>
  orderOf(Object.values(list)).flatMap(({ name, settings }) => {
    if (settings && settings.owner !== name)
      throw new Error(`The domain ${name} has settings that say they are of ${settings.owner}.`);
    return settings ? [settings] : [];
  });

/** Makes every domain of the list on one kit, and fills the extension points. Throws what {@link orderOf} throws. */
export function compose<List extends Readonly<Record<string, AnyDomain>>>(list: List, kit: Kit): Composed<List> {
  const ordered = orderOf(Object.values(list));
  const made = new Map<AnyDomain, DomainServer>();
  const usesOf = (domain: AnyDomain) =>
    Object.fromEntries(Object.entries(domain.uses).map(([name, used]) => [name, made.get(used)])) as never;
  kit.extensions.whileComposing(() => {
    for (const domain of ordered) {
      const own = domain.create(kit, usesOf(domain));
      if (own.name !== domain.name) throw new Error(`The domain ${domain.name} makes one called ${own.name}.`);
      made.set(domain, own);
      kit.extensions.add(domain.name, domain.declares ?? []);
      kit.extensions.add(domain.name, domain.contributes?.(own as never, kit, usesOf(domain)) ?? []);
    }
  });
  return {
    domains: Object.fromEntries(Object.entries(list).map(([key, domain]) => [key, made.get(domain)])) as never,
    inOrder: [...made.values()],
    async seed(part = (_domain, write) => write()) {
      for (const [domain, own] of made) {
        if (domain.seed) await part(domain.name, async () => domain.seed?.(own as never, kit, usesOf(domain)));
      }
    },
  };
}
