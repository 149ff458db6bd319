/** What shows people, by kind; the domain that owns a kind adds it by `declare module`. */
// biome-ignore lint/suspicious/noEmptyInterface: filled by the domains whose things show people
export interface DepictingThings {}
export type ThingKind = keyof DepictingThings & string;

/** One thing that shows people. */
export interface Thing {
  readonly kind: ThingKind;
  readonly id: string;
}

export * from './events.ts';
export * from './jobs.ts';
export * from './office.ts';
export * from './office-entities.ts';
export * from './problems.ts';
export * from './routes.ts';
export * from './terms.ts';
