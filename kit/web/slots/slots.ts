import type { ReactNode } from 'react';

declare const valueType: unique symbol;
declare const factsType: unique symbol;

/** Nothing is said about what fills the slot. */
export type NoFacts = Readonly<Record<string, never>>;

/**
 * A place in the browser that one domain shows and any domain above may fill, without either knowing the other. Who
 * shows it reads `virtual:slots/{name}`, which loads what fills the slot and nothing else.
 */
export interface Slot<Value, Facts extends object = NoFacts> {
  /** `owner.place`, unique. */
  readonly name: string;
  /** What fills it is fetched when it is first shown, not with what shows it; components only. */
  readonly lazy: boolean;
  readonly [valueType]?: (value: Value) => Value;
  readonly [factsType]?: (facts: Facts) => Facts;
}

/** What a component is, as far as slots care. */
export type Part<Props extends object> = (props: Props) => ReactNode;

// biome-ignore lint/suspicious/noExplicitAny: any slot, whatever it is filled with
export type AnySlot = Slot<any, any>;

/** What a file exports to fill a slot: `export const Corner: FillingOf<typeof cardCorner> = ...`. */
export type FillingOf<S extends AnySlot> = S extends Slot<infer Value, infer _> ? Value : never;

/** What is said about a filling beside its file: `{ label: 'videos.tab' }`. */
export type FactsOf<S extends AnySlot> = S extends Slot<infer _, infer Facts> ? Facts : never;

/**
 * Declares a slot, in the owner's `web/slots.ts`: data that Node, the build and the browser load alike.
 * @param name `owner.place`; the owner's screen imports `virtual:slots/{name}`
 */
export function defineSlot<Value, Facts extends object = NoFacts>(
  name: string,
  { lazy = false }: { readonly lazy?: boolean } = {},
): Slot<Value, Facts> {
  return { name, lazy };
}

/** One domain's part of a slot, as its manifest declares it. */
export interface Fill<Facts extends object = object> {
  readonly slot: string;
  readonly lazy: boolean;
  readonly fetched: boolean;
  /** The file that exports the filling, relative to the domain's `web` folder; none where the facts are all there is. */
  readonly file: string | null;
  /** The name it exports it by. */
  readonly name: string;
  /** Ascending; fillings of the same order stand by the names of their domains. */
  readonly order: number;
  readonly facts: Facts;
}

/** Where a filling lies. */
interface FillPlace {
  readonly file?: string;
  readonly name?: string;
  /** 100 where nothing is said. */
  readonly order?: number;
  /** The value of the filling is a function that fetches it ({@link Fetched}), so that pages begin without it. */
  readonly fetched?: true;
}

/** A filling with `fetched: true`, as the owner of its slot gets it. */
export type Fetched<Value> = () => Promise<Value>;

/** Fills a slot; `facts` are checked against what the slot wants to know, and keep their literal types. */
export function fill<Value>(slot: Slot<Value, NoFacts>, place: FillPlace): Fill<NoFacts>;
export function fill<Value, Wanted extends object, const Facts extends Wanted>(
  slot: Slot<Value, Wanted>,
  place: FillPlace,
  facts: Facts,
): Fill<Facts>;
export function fill(slot: AnySlot, place: FillPlace, facts: object = {}): Fill {
  const { file = null, name = 'default', order = 100, fetched = false } = place;
  return { slot: slot.name, lazy: slot.lazy, fetched, file, name, order, facts };
}

/** One part of a slot, as its owner gets it. */
export interface Filling<Value, Facts> {
  /** Unique in the slot. */
  readonly key: string;
  readonly facts: Facts;
  /** Undefined where the facts are all there is. */
  readonly value: Value;
}

/** What `virtual:slots/{name}` exports, in order. */
export type FilledSlot = readonly Filling<unknown, unknown>[];

/**
 * What fills a slot, with its types: `fillingsOf<typeof profileTab>(filled)`. The slot is named as a type alone, so that
 * the browser loads nothing of its declaration; `apps/web/slots.test.ts` holds that both names are the same slot's.
 */
export const fillingsOf = <S extends AnySlot = never>(
  filled: FilledSlot,
): readonly Filling<FillingOf<S>, FactsOf<S>>[] => filled as readonly Filling<FillingOf<S>, FactsOf<S>>[];
