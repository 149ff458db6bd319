import { useSyncExternalStore } from 'react';
import { useRouteLoaderData } from 'react-router';
import type { NoticeFacts } from '../../contract/facts.ts';
import type { StatusBar } from '../../contract/status-bars.ts';

/** What the page was rendered with; null when there was nothing to tell. */
export interface RenderedNotices {
  readonly statusBars: readonly StatusBar[];
  readonly facts: NoticeFacts;
}

interface Board {
  /** The bars as they are now; null until somebody keeps them. */
  readonly bars: readonly StatusBar[] | null;
  /** Bars taken away on this page, as `type:key`. */
  readonly removed: ReadonlySet<string>;
  /** A bar stands in the flow of the page, so that none has to float above it. */
  readonly isFlowing: boolean;
}

const first: Board = { bars: null, removed: new Set(), isFlowing: false };
const listeners = new Set<() => void>();
let board = first;

export const boardKey = ({ type, key }: Pick<StatusBar, 'type' | 'key'>): string => `${type}:${key}`;

/** Changes what is known of the bars of this document. The server never does: it renders what the loader told. */
export function changeBoard(change: Partial<Board>): void {
  board = { ...board, ...change };
  for (const listener of [...listeners]) listener();
}

/** Takes a bar from every place of this page at once. */
export const takeDown = (bar: Pick<StatusBar, 'type' | 'key'>): void =>
  changeBoard({ removed: new Set([...board.removed, boardKey(bar)]) });

/** Lets bars of a type be seen again: they are news once more. */
export const putBack = (type: StatusBar['type']): void =>
  changeBoard({ removed: new Set([...board.removed].filter((key) => !key.startsWith(`${type}:`))) });

export function useBoard(): Board {
  return useSyncExternalStore(
    (changed) => {
      listeners.add(changed);
      return () => void listeners.delete(changed);
    },
    () => board,
    () => first,
  );
}

/** What the root loader told of notices. */
export function useRenderedNotices(): RenderedNotices | null {
  const root = useRouteLoaderData('root') as { notices?: RenderedNotices | null } | undefined;
  return root?.notices ?? null;
}

/** The notices of this page, the most urgent first. */
export function useNotices(): readonly StatusBar[] {
  const { bars, removed } = useBoard();
  const rendered = useRenderedNotices();
  return (bars ?? rendered?.statusBars ?? []).filter((bar) => !removed.has(boardKey(bar)));
}
