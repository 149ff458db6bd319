import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { linkParts } from '#kit/text/links.ts';
import { ButtonLink } from '#kit/ui/primitives/button.tsx';
import { Card } from '#kit/ui/primitives/card.tsx';
import { Link } from '#kit/ui/primitives/link.tsx';
import { useFormat, useMessages } from '#kit/web/words/i18n.tsx';
import type { OutboxMailWords } from '../../contract/routes.ts';
import { MailStateBadge } from './mail-state.tsx';

interface Props {
  readonly title: string;
  readonly back: { readonly href: string; readonly label: string };
  readonly message: Pick<
    OutboxMailWords,
    'recipient' | 'createdAt' | 'state' | 'attempts' | 'lastError' | 'text' | 'secrets'
  >;
  /** Why there are no words any more, and what is seen of what opens something. */
  readonly words: { readonly erased: string; readonly shown: string; readonly masked: string };
  /** Below the words. */
  readonly children?: ReactNode;
}

/** A message of an outbox: to whom, what became of it, and its words as long as they are kept. */
export function MessagePage({ title, back, message, words, children }: Props): ReactNode {
  const t = useMessages();
  const format = useFormat();
  const { recipient, createdAt, state, attempts, lastError, text, secrets } = message;
  return (
    <div className="grid max-w-250 gap-(--grid-gap) p-[clamp(0.75rem,2vw,1.5rem)]">
      <div>
        <ButtonLink variant="ghost" size="sm" icon={<ArrowLeft aria-hidden />} href={back.href}>
          {back.label}
        </ButtonLink>
      </div>
      <header className="grid gap-1">
        <h1 className="font-extrabold text-2xl">{title}</h1>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-muted">
          <span>{recipient}</span>
          <span>{format.dateTime(createdAt)}</span>
          <MailStateBadge state={state} />
          {state === 'captured' ? null : (
            <span className="text-sm">{t('office.office.mail.attempts', { count: attempts })}</span>
          )}
        </p>
        {lastError ? <p className="text-danger text-sm">{lastError}</p> : null}
      </header>
      {text === '' ? (
        <p className="text-muted">{words.erased}</p>
      ) : (
        <>
          {secrets === 'none' ? null : (
            <p className={secrets === 'shown' ? 'font-semibold text-warning' : 'text-muted'}>
              {secrets === 'shown' ? words.shown : words.masked}
            </p>
          )}
          <Card title={t('office.office.mail.text')}>
            <MessageText text={text} />
          </Card>
          {children}
        </>
      )}
    </div>
  );
}

/** Plain text with its addresses as links, so that a captured message can be followed. */
function MessageText({ text }: { text: string }): ReactNode {
  return (
    <pre className="whitespace-pre-wrap font-sans [overflow-wrap:anywhere]">
      {linkParts(text).map(({ text: words, href }) =>
        href !== undefined && !href.includes('•') ? (
          <Link key={href} href={href} target="_blank" rel="noreferrer">
            {words}
          </Link>
        ) : (
          words
        ),
      )}
    </pre>
  );
}
