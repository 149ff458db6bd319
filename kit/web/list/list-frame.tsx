import type { ReactNode } from 'react';
import { createContext, useContext } from 'react';

/** The words every list has in common, in the language of the page. */
export interface ListWords {
  readonly filter: string;
  readonly apply: string;
  readonly clear: string;
  readonly all: string;
  readonly columns: string;
  readonly sort: string;
  readonly csv: string;
  readonly json: string;
  readonly total: string;
  readonly first: string;
  readonly next: string;
  readonly pages: string;
  readonly retry: string;
  readonly failed: string;
  readonly loading: string;
  readonly selectAll: string;
  readonly cancel: string;
  readonly actions: string;
  readonly reason: string;
  readonly reasonHint: string;
  readonly reasonMissing: string;
  /** How one column orders the rows. */
  ascending(column: string): string;
  descending(column: string): string;
  /** Takes one filter away. */
  without(filter: string): string;
  select(row: string): string;
  selected(count: number): string;
  /** What was done to how many rows. */
  done(count: number): string;
}

/** What surrounds every list: its words, and the views of it that somebody keeps. */
export interface ListFrame {
  readonly words: ListWords;
  readonly views?: ReactNode;
}

const FrameContext = /* @__PURE__ */ createContext<ListFrame | null>(null);

/** Gives the lists below it their words. */
export function ListFrameProvider({ frame, children }: { frame: ListFrame; children: ReactNode }): ReactNode {
  return <FrameContext value={frame}>{children}</FrameContext>;
}

/** What surrounds the list in hand. */
export function useListFrame(): ListFrame {
  const frame = useContext(FrameContext);
  if (!frame) throw new Error('A list needs a <ListFrameProvider> above it: the office has one in its shell.');
  return frame;
}
