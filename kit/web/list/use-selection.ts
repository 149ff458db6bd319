import { useRef, useState } from 'react';
import type { TableSelection } from '#kit/ui/primitives/table.tsx';
import type { ListWords } from './list-frame.tsx';

/** Rows chosen on this page of a list. Rows that are gone are not chosen any more. */
export interface Selection<Row> {
  readonly rows: readonly Row[];
  readonly table: TableSelection<Row>;
  clear(): void;
}

/** Choosing rows by their boxes: one, all, or with the shift key all between two presses. */
export function useSelection<Row>(
  all: readonly Row[],
  keyOf: (row: Row) => string,
  nameOf: (row: Row) => string,
  words: ListWords,
): Selection<Row> {
  const [keys, setKeys] = useState<readonly string[]>([]);
  const last = useRef<string | null>(null);
  const rows = all.filter((row) => keys.includes(keyOf(row)));
  const toggle = (row: Row, isRange: boolean): void => {
    const key = keyOf(row);
    const [from, to] = [all.findIndex((one) => keyOf(one) === last.current), all.indexOf(row)];
    const between = isRange && from >= 0 ? all.slice(Math.min(from, to), Math.max(from, to) + 1).map(keyOf) : [key];
    setKeys(keys.includes(key) ? keys.filter((one) => !between.includes(one)) : [...new Set([...keys, ...between])]);
    last.current = key;
  };
  return {
    rows,
    clear: () => setKeys([]),
    table: {
      isSelected: (row) => keys.includes(keyOf(row)),
      onToggle: toggle,
      onToggleAll: () => setKeys(rows.length === all.length ? [] : all.map(keyOf)),
      labelOf: (row) => words.select(nameOf(row)),
      allLabel: words.selectAll,
    },
  };
}
