import type { AnySettings } from '#kit/config/settings.ts';
import type { DomainServer, Kit } from '#kit/server/kit.ts';
import type { Extension } from './extensions.ts';

/** Any domain's server half, whatever it offers and needs. */
export interface AnyDomain {
  readonly name: string;
  readonly uses: Readonly<Record<string, AnyDomain>>;
  readonly settings?: AnySettings;
  create(kit: Kit, uses: never): DomainServer;
  readonly declares?: readonly Extension[];
  contributes?(own: never, kit: Kit, uses: never): readonly Extension[];
  seed?(own: never, kit: Kit, uses: never): Promise<void>;
}

type DomainsByName = Readonly<Record<string, AnyDomain>>;

/** What a domain offers to those that use it. */
export type ApiOf<D extends AnyDomain> = ReturnType<D['create']>;
export type ApisOf<Uses> = { readonly [K in keyof Uses]: Uses[K] extends AnyDomain ? ApiOf<Uses[K]> : never };

/** A domain's server half, as one value: everything it brings follows from it. */
export interface DomainDefinition<Uses extends DomainsByName, Api extends DomainServer> {
  /** Its folder, and the schema of its tables. */
  readonly name: string;
  /** The domains below that it calls. They are made before it and started before it. */
  readonly uses?: Uses;
  /** What operators can set about it, declared in `server/settings.ts`; read by `kit.config.of(settings)`. */
  readonly settings?: AnySettings;
  /** Makes it: operations and handlers, tables, jobs, start and stop. Nothing is asked of the database yet. */
  create(kit: Kit, uses: ApisOf<Uses>): Api;
  /** What it adds to extension points without anything running; commands read it from the list alone. */
  readonly declares?: readonly Extension[];
  /** What it adds to extension points, of domains it uses or of the kit. */
  contributes?(own: Api, kit: Kit, uses: ApisOf<Uses>): readonly Extension[];
  /** Its part of the demo world, after the cast is there; again when a start broke off in it. The data is imported when it runs. */
  seed?(own: Api, kit: Kit, uses: ApisOf<Uses>): Promise<void>;
}

/** A domain's server half with its types; see {@link DomainDefinition}. */
export interface Domain<Uses extends DomainsByName, Api extends DomainServer>
  extends Omit<DomainDefinition<Uses, Api>, 'uses'> {
  readonly uses: Uses;
}

/** Declares a domain's server half. The application lists it in `apps/server/domain-list.ts`; nothing else names it. */
export function defineDomain<Api extends DomainServer, Uses extends DomainsByName = Record<never, AnyDomain>>(
  definition: DomainDefinition<Uses, Api>,
): Domain<Uses, Api> {
  return { ...definition, uses: definition.uses ?? ({} as Uses) };
}
