import type { ReactNode } from 'react';
import { useEffect } from 'react';
import { Button } from '#kit/ui/primitives/button.tsx';
import { Card } from '#kit/ui/primitives/card.tsx';
import { cx } from '#kit/ui/primitives/cx.ts';
import { Link } from '#kit/ui/primitives/link.tsx';
import { ErrorState, Skeleton } from '#kit/ui/primitives/state.tsx';
import { OperationList } from './operation-list.tsx';
import { OperationView } from './operation-view.tsx';
import { ProblemList } from './problem-list.tsx';
import type { Reference } from './reference.ts';
import { anchorOf, useHash, useReference } from './reference.ts';

const documents = [
  { href: '/rest/v1/openapi.json', title: 'OpenAPI 3.1', text: 'every REST route' },
  { href: '/docs/schema/query.graphql', title: 'GraphQL SDL', text: 'the query service' },
  { href: '/realtime/asyncapi.json', title: 'AsyncAPI 3.0', text: 'the real-time channel' },
  { href: '/docs/reference.json', title: 'Reference', text: 'what this page reads' },
];

/** The reference: a list on one side, one operation on the other; on a phone one after the other. */
export function DocsPage(): ReactNode {
  const { reference, failed } = useReference();
  const hash = useHash();
  useEffect(() => {
    if (!reference) return;
    const target = hash.startsWith('problem-') ? document.getElementById(hash) : null;
    if (target) target.scrollIntoView({ block: 'start' });
    else window.scrollTo({ top: 0 });
  }, [reference, hash]);
  if (failed) {
    return (
      <ErrorState
        title="The reference could not be read"
        action={<Button onClick={() => location.reload()}>Again</Button>}
      >
        The server did not answer.
      </ErrorState>
    );
  }
  return (
    <div className="page grid items-start gap-x-8 gap-y-6 py-6 lg:grid-cols-[20rem_minmax(0,1fr)]">
      <nav
        aria-label="Operations"
        className={cx(
          'lg:sticky lg:top-20 lg:max-h-[calc(100dvh-6rem)] lg:overflow-y-auto lg:pr-2',
          hash !== '' && 'max-lg:hidden',
        )}
      >
        {reference ? <OperationList operations={reference.operations} current={hash} /> : <Waiting />}
      </nav>
      <div className={cx('min-w-0', hash === '' && 'max-lg:order-first')}>
        {hash === '' ? null : (
          <p className="mb-3 lg:hidden">
            <Link href="#">All operations</Link>
          </p>
        )}
        <Shown reference={reference} hash={hash} />
      </div>
    </div>
  );
}

function Shown({ reference, hash }: { reference: Reference | null; hash: string }): ReactNode {
  if (hash === '') return <Welcome />;
  if (!reference) return <Skeleton className="h-64 w-full" />;
  const { operations, problems } = reference;
  const operation = operations.find((one) => anchorOf(one) === hash);
  if (operation) return <OperationView key={hash} operation={operation} problems={problems} />;
  if (/^problem(s$|-)/.test(hash)) return <ProblemList problems={problems} operations={operations} current={hash} />;
  return <Welcome />;
}

function Welcome(): ReactNode {
  return (
    <article className="grid gap-5">
      <header className="grid max-w-prose gap-2">
        <h1 className="font-extrabold text-3xl tracking-tight">The contract of Vesper</h1>
        <p className="text-lg text-muted">
          Every operation of this platform, generated from the values the server runs on. The site itself uses nothing
          else. Choose one and try it: it is sent in your own name.
        </p>
      </header>
      <Card title="How to call">
        <ul className="grid max-w-prose list-disc gap-2 pl-5">
          <li>
            REST under <code>/rest/v1/</code>, JSON in and out; a GET carries its input in the query string.{' '}
            <code>language</code> chooses the words.
          </li>
          <li>
            An access token goes into <code>Authorization: Bearer</code>.{' '}
            <Link href="#route-openVisitorSession">openVisitorSession</Link> gives one to anybody; logging in gives one
            to an account. The query service wants one always.
          </li>
          <li>
            The socket at <code>/realtime</code> takes JSON frames with type, accessToken, guestId and data; the first
            is <Link href="#clientMessage-sessionRequest">sessionRequest</Link>.
          </li>
          <li>
            What is refused changed nothing, and says why with a <Link href="#problems">problem code</Link>.
          </li>
        </ul>
      </Card>
      <Card title="Documents">
        <ul className="grid gap-2">
          {documents.map(({ href, title, text }) => (
            <li key={href}>
              <Link href={href}>{title}</Link> <span className="text-muted">{text}</span>
            </li>
          ))}
        </ul>
      </Card>
    </article>
  );
}

function Waiting(): ReactNode {
  return (
    <div className="grid gap-2">
      <Skeleton className="h-11 w-full" />
      {Array.from({ length: 12 }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines have no identity and never move
        <Skeleton key={index} className="h-8 w-4/5" />
      ))}
    </div>
  );
}
