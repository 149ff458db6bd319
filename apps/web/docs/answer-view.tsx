import type { ReactNode } from 'react';
import { Badge } from '#kit/ui/primitives/badge.tsx';
import { Link } from '#kit/ui/primitives/link.tsx';
import { problemAnchor } from './reference.ts';
import type { Answer } from './send.ts';

/** What came back: status, time, and the body to read. */
export function AnswerView({ answer }: { answer: Answer }): ReactNode {
  const { status, milliseconds, type, body, file, code, request } = answer;
  const good = code === undefined && (status === null || status < 400);
  return (
    <div className="grid gap-2" role="status">
      <p className="flex flex-wrap items-center gap-2 text-sm">
        <Badge tone={good ? 'success' : 'danger'}>{status ?? (good ? 'carried out' : 'refused')}</Badge>
        <span translate="no" className="tabular text-muted">
          {milliseconds.toFixed(0)} ms
        </span>
        <span className="text-subtle">{type}</span>
        {code ? <Link href={`#${problemAnchor(code)}`}>What {code} means</Link> : null}
      </p>
      <p className="break-all font-mono text-sm text-subtle">{request}</p>
      {file ? (
        <figure className="grid justify-items-start gap-1">
          <img src={file.url} alt="What came back" className="max-h-80 max-w-full rounded-control" />
          <figcaption className="text-sm text-subtle">{file.bytes} bytes</figcaption>
        </figure>
      ) : (
        <CodeBlock label="Answer" text={typeof body === 'string' ? body : JSON.stringify(body, null, 2)} />
      )}
    </div>
  );
}

/** Text as it was sent; scrolls inside, also by keyboard. */
export function CodeBlock({ label, text }: { label: string; text: string }): ReactNode {
  return (
    <section
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard (WCAG 2.1.1)
      tabIndex={0}
      aria-label={label}
      className="max-h-[32rem] overflow-auto rounded-control border border-line bg-field p-3"
    >
      <pre className="font-mono text-sm leading-relaxed">{text}</pre>
    </section>
  );
}
