import { Search } from 'lucide-react';
import type { ReactNode } from 'react';
import { useMemo, useState } from 'react';
import type { OperationReference } from '#kit/contract/reference.ts';
import type { Tone } from '#kit/ui/primitives/badge.tsx';
import { Badge } from '#kit/ui/primitives/badge.tsx';
import { cx } from '#kit/ui/primitives/cx.ts';
import { TextField } from '#kit/ui/primitives/text-field.tsx';
import { anchorOf, kindOf, kinds, matches } from './reference.ts';

const methodTone: Readonly<Record<string, Tone>> = { GET: 'info', POST: 'success', PUT: 'warning', DELETE: 'danger' };

/** A request's method, in its colour. */
export function MethodBadge({ method }: { method: string }): ReactNode {
  return <Badge tone={methodTone[method] ?? 'neutral'}>{method}</Badge>;
}

const line = 'flex min-h-9 min-w-0 items-center gap-2 rounded-control px-2 no-underline pointer-coarse:min-h-11';

/** Every operation by kind, narrowed by what is searched for. */
export function OperationList({
  operations,
  current,
}: {
  operations: readonly OperationReference[];
  current: string;
}): ReactNode {
  const [words, setWords] = useState('');
  const found = useMemo(() => operations.filter((one) => matches(one, words.trim())), [operations, words]);
  return (
    <div className="grid gap-4">
      <TextField
        type="search"
        label="Search operations"
        hideLabel
        placeholder="Search by name, path, words"
        start={<Search aria-hidden />}
        value={words}
        onChange={(event) => setWords(event.currentTarget.value)}
      />
      <p role="status" className="sr-only">
        {found.length} operations
      </p>
      {kinds.map(({ kind, title, hint }) => {
        const own = found.filter((one) => kindOf(one) === kind);
        if (own.length === 0) return null;
        return (
          <section key={kind}>
            <h2 className="flex items-baseline gap-2 px-2 font-bold text-sm">
              {title}{' '}
              <span translate="no" className="tabular font-normal text-subtle">
                {own.length}
              </span>
            </h2>
            <p className="px-2 text-subtle text-xs">{hint}</p>
            <ul className="mt-1 grid">
              {own.map((operation) => {
                const anchor = anchorOf(operation);
                const shown = anchor === current;
                return (
                  <li key={anchor}>
                    <a
                      href={`#${anchor}`}
                      aria-current={shown ? 'true' : undefined}
                      className={cx(line, shown ? 'bg-accent-soft text-accent-ink' : 'text-ink hover:bg-hover')}
                    >
                      {operation.method ? <MethodBadge method={operation.method} /> : null}
                      <span className="truncate font-medium">{operation.name}</span>
                    </a>
                  </li>
                );
              })}
            </ul>
          </section>
        );
      })}
      {found.length === 0 ? <p className="px-2 text-muted">Nothing is called that.</p> : null}
    </div>
  );
}
