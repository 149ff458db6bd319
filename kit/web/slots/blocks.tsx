import type { ReactNode } from 'react';
import { createElement } from 'react';
import { SafePart } from '#kit/ui/primitives/safe-part.tsx';
import type { WebContext } from '../page/context.ts';
import { fetchBlock, LateBlock } from './late-block.tsx';
import type { AnySlot, Fetched, FilledSlot, FillingOf, Part, Slot } from './slots.ts';
import { fillingsOf } from './slots.ts';

/** A part of somebody else's page that brings data of its own, read while the page is. */
export interface Block<Props extends object> {
  /** What the part shows; null where there is nothing to show to this caller. `search`: what the page's address asks for. */
  load(values: WebContext, search: URLSearchParams): Promise<unknown>;
  readonly View: Part<Props & { readonly data: never }>;
}

/** Data of the blocks of a page, by their keys. */
export type BlockData = Readonly<Record<string, unknown>>;

/** Declares a block; `View` gets what `load` answers, unless that is null. */
export const defineBlock = <Data, Props extends object = object>(block: {
  load(values: WebContext, search: URLSearchParams): Promise<Data | null>;
  readonly View: Part<Props & { readonly data: Data }>;
}): Block<Props> => block as unknown as Block<Props>;

/** What fills a slot of blocks: a block, or with `fetched: true` how its code is fetched ({@link LateBlock}). */
type AnyBlock = Block<object> | Fetched<Block<object>>;
const blocksOf = (filled: FilledSlot) => fillingsOf<Slot<AnyBlock>>(filled);

/**
 * For loaders: what the blocks of a slot show; `search` for those that are leafed through by the page's address. One that
 * fails is left out and reported; the page goes without it.
 */
export async function loadBlocks(
  filled: FilledSlot,
  values: WebContext,
  search: URLSearchParams = new URLSearchParams(),
): Promise<BlockData> {
  const loaded = await Promise.all(
    blocksOf(filled).map(async ({ key, value }) => {
      const read = async () => (typeof value === 'function' ? await fetchBlock(value) : value).load(values, search);
      const data = await read().catch((error: unknown) => {
        values.report(error);
        return null;
      });
      return data === null ? [] : [[key, data] as const];
    }),
  );
  return Object.fromEntries(loaded.flat());
}

type PropsOf<S extends AnySlot> = FillingOf<S> extends Block<infer Props> ? Props : never;

/** Shows the blocks of a slot that have something to show, in order. */
export function Blocks<S extends AnySlot = never>({
  filled,
  data,
  props,
}: {
  filled: FilledSlot;
  data: BlockData;
  props: PropsOf<S>;
}): ReactNode {
  return blocksOf(filled).map(({ key, value }) => {
    if (!(key in data)) return null;
    const all = { ...props, data: data[key] as never };
    return (
      <SafePart key={key}>
        {typeof value === 'function' ? <LateBlock fetch={value} props={all} /> : createElement(value.View, all)}
      </SafePart>
    );
  });
}
