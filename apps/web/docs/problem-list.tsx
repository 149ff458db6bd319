import type { ReactNode } from 'react';
import type { OperationReference, ProblemReference } from '#kit/contract/reference.ts';
import { Badge } from '#kit/ui/primitives/badge.tsx';
import { cx } from '#kit/ui/primitives/cx.ts';
import { Link } from '#kit/ui/primitives/link.tsx';
import { anchorOf, problemAnchor } from './reference.ts';

/** Every kind of refusal: its stable code, its status, what people read, and who answers it. */
export function ProblemList({
  problems,
  operations,
  current,
}: {
  problems: readonly ProblemReference[];
  operations: readonly OperationReference[];
  current: string;
}): ReactNode {
  return (
    <article className="grid gap-4">
      <header className="grid gap-2">
        <h1 className="font-extrabold text-2xl tracking-tight">Problems</h1>
        <p className="max-w-prose text-muted">
          A refusal is a problem body (RFC 9457) with a code that never changes its meaning; the title is for people, in
          their language. <code>errors</code> names the refused fields, <code>data</code> holds facts to act on.
        </p>
      </header>
      <ul className="grid gap-3">
        {problems.map(({ code, status, title, operations: named }) => {
          const anchor = problemAnchor(code);
          return (
            <li
              key={code}
              id={anchor}
              className={cx(
                'grid scroll-mt-24 gap-1.5 rounded-card border bg-surface p-4',
                anchor === current ? 'border-accent' : 'border-line',
              )}
            >
              <h2 className="flex flex-wrap items-center gap-2.5 font-bold">
                <Badge tone={status < 500 ? 'warning' : 'danger'}>{status}</Badge>
                <a href={`#${anchor}`} className="text-ink">
                  <code className="break-all">{code}</code>
                </a>
              </h2>
              <p>{title.en}</p>
              <p lang="de" className="text-muted text-sm">
                {title.de}
              </p>
              <p className="flex flex-wrap gap-x-3 gap-y-1 text-sm">
                {named.length === 0 ? (
                  <span className="text-subtle">Any operation may answer it.</span>
                ) : (
                  named.map((name) => <OperationLink key={name} name={name} operations={operations} />)
                )}
              </p>
            </li>
          );
        })}
      </ul>
    </article>
  );
}

function OperationLink({ name, operations }: { name: string; operations: readonly OperationReference[] }): ReactNode {
  const operation = operations.find((one) => one.name === name);
  return operation ? <Link href={`#${anchorOf(operation)}`}>{name}</Link> : name;
}
