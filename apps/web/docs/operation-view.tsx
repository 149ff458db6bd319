import type { ReactNode } from 'react';
import type { OperationReference, ProblemReference } from '#kit/contract/reference.ts';
import { Badge } from '#kit/ui/primitives/badge.tsx';
import { Card } from '#kit/ui/primitives/card.tsx';
import { Link } from '#kit/ui/primitives/link.tsx';
import { MethodBadge } from './operation-list.tsx';
import { PushLog } from './push-log.tsx';
import { problemAnchor } from './reference.ts';
import { SchemaView } from './schema-view.tsx';
import { TryForm } from './try-form.tsx';

const partWords: Readonly<Record<string, string>> = {
  params: 'In the path',
  query: 'In the query string',
  body: 'Body',
  args: 'Arguments',
  payload: 'Payload',
};

/** One operation in full: who may call it, what it takes, answers and refuses, and a form to try it. */
export function OperationView({
  operation,
  problems,
}: {
  operation: OperationReference;
  problems: readonly ProblemReference[];
}): ReactNode {
  const { kind, name, summary, accessWords, path, method, service, limit, cost, cron, input, output } = operation;
  const may = problems.filter(({ code }) => operation.problems.some((one) => one.code === code));
  const shapes = [
    ...Object.entries(input).map(([part, schema]) => ({ title: partWords[part] ?? part, schema })),
    ...(output ? [{ title: 'Answer', schema: output }] : []),
  ];
  const tryable = kind === 'route' || kind === 'query' || kind === 'mutation' || kind === 'clientMessage';
  return (
    <article className="grid min-w-0 gap-5">
      <header className="grid gap-2">
        <h1 className="break-words font-extrabold text-2xl tracking-tight">{name}</h1>
        <p className="text-lg text-muted">{summary}</p>
        <p className="flex flex-wrap items-center gap-2 font-mono text-sm">
          {method ? <MethodBadge method={method} /> : null}
          <span className="break-all">{path ?? (service ? `/graphql · ${kind}` : '')}</span>
        </p>
        <p className="flex flex-wrap gap-2 text-sm">
          <Badge tone="info">{accessWords}</Badge>
          {cost ? (
            <Badge>
              {cost.usual === cost.most ? cost.usual : `${cost.usual} to ${cost.most}`}{' '}
              {cost.most === 1 ? 'point' : 'points'}
            </Badge>
          ) : null}
          {limit ? (
            <Badge>
              {limit.points} in {limit.seconds} s per {limit.per === 'subject' ? 'person' : 'address'}
            </Badge>
          ) : null}
          {cron ? <Badge>at {cron} UTC</Badge> : null}
        </p>
      </header>
      {tryable ? (
        <Card title="Try it">
          <TryForm key={name} operation={operation} />
        </Card>
      ) : null}
      {kind === 'serverMessage' ? (
        <Card title="Heard on this page">
          <PushLog key={name} name={name} />
        </Card>
      ) : null}
      {shapes.map(({ title, schema }) => (
        <Card key={title} title={title}>
          <SchemaView schema={schema} />
        </Card>
      ))}
      {may.length > 0 ? (
        <Card title="Refusals of its own" description="Besides those that any operation may answer.">
          <ul className="grid gap-2">
            {may.map(({ code, status, title }) => (
              <li key={code} className="flex flex-wrap items-baseline gap-x-3">
                <span translate="no" className="tabular text-muted">
                  {status}
                </span>
                <Link href={`#${problemAnchor(code)}`}>{code}</Link>
                <span className="text-muted text-sm">{title.en}</span>
              </li>
            ))}
          </ul>
        </Card>
      ) : null}
    </article>
  );
}
