import { Store, useStore } from '#kit/web/live/store.ts';
import { useReaderFacts } from '#kit/web/page/reader-facts.tsx';
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
  /** A bar stands in the flow of the page, so that none has to float above it; null before that place was looked at. */
  readonly isFlowing: boolean | null;
  /** The bar that is in sight, as `type:key`: the menu does not say it a second time. */
  readonly inSight: string | null;
  /** The page, by its path, on which a bar that is said once was seen, by type. */
  readonly seenAt: Readonly<Record<string, string>>;
  /** How many things wait behind the bell besides, told by another domain. */
  readonly more: number;
}

/** What is known of the bars of this document. The server changes nothing here: it renders what the loader told. */
const board = new Store<Board>({
  bars: null,
  removed: new Set(),
  isFlowing: null,
  inSight: null,
  seenAt: {},
  more: 0,
});

export const boardKey = ({ type, key }: Pick<StatusBar, 'type' | 'key'>): string => `${type}:${key}`;

export const changeBoard = (change: Partial<Board>): void => board.patch(change);

/** Remembers the page on which a bar that is said once was seen first. */
export const markSeen = (type: string, path: string): void =>
  changeBoard({ seenAt: { [type]: path, ...board.state.seenAt } });

/** Takes a bar from every place of this page at once. */
export const takeDown = (bar: Pick<StatusBar, 'type' | 'key'>): void =>
  changeBoard({ removed: new Set([...board.state.removed, boardKey(bar)]) });

/** Lets bars of a type be seen again: they are news once more. */
export const putBack = (type: StatusBar['type']): void =>
  changeBoard({ removed: new Set([...board.state.removed].filter((key) => !key.startsWith(`${type}:`))) });

export const useBoard = (): Board => useStore(board);

/** What the page was told of notices. */
export const useRenderedNotices = (): RenderedNotices | null =>
  useReaderFacts<{ notices: RenderedNotices | null }>().notices ?? null;

/** The notices that wait in the menu: all but the one in sight. */
export function useWaitingNotices(): readonly StatusBar[] {
  const { inSight } = useBoard();
  return useNotices().filter((bar) => boardKey(bar) !== inSight);
}

/** The notices of this page, the most urgent first. */
export function useNotices(): readonly StatusBar[] {
  const { bars, removed } = useBoard();
  const rendered = useRenderedNotices();
  return (bars ?? rendered?.statusBars ?? []).filter((bar) => !removed.has(boardKey(bar)));
}
