import { ArrowRightLeft, CircleDot, Mail, MessageCircle, StickyNote } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from '#kit/ui/primitives/cx.ts';
import { useFormat, useMessages } from '#kit/web/words/i18n.tsx';
import type { DeskEntry, HelpRequest } from '../../../contract/index.ts';

const icons = {
  message: MessageCircle,
  answer: Mail,
  note: StickyNote,
  owner: ArrowRightLeft,
  state: CircleDot,
} as const;
const looks = {
  message: 'border-line bg-field',
  answer: 'border-accent bg-accent-soft',
  note: 'border-line border-dashed bg-warning-soft',
} as const;

/** What was written and done about a request, in the order in which it happened. */
export function Thread({ request, entries }: { request: HelpRequest; entries: readonly DeskEntry[] }): ReactNode {
  const { name, email, message, language, createdAt } = request;
  return (
    <ol className="grid gap-3">
      <Said kind="message" who={name || email} at={createdAt} text={message} language={language} />
      {entries.map((entry) => (
        <Entry key={entry.id} entry={entry} request={request} />
      ))}
    </ol>
  );
}

function Entry({ entry, request }: { entry: DeskEntry; request: HelpRequest }): ReactNode {
  const t = useMessages();
  const format = useFormat();
  const { kind, by, owner, state, text, at } = entry;
  const who = by?.name ?? (request.name || request.email);
  if (kind !== 'owner' && kind !== 'state') {
    const language = kind === 'note' ? undefined : request.language;
    return <Said kind={kind} who={who} at={at} text={text} language={language} />;
  }
  const Icon = icons[kind];
  const told =
    kind === 'state'
      ? t('help.office.entry.state', { who, state: state === null ? '–' : t(`help.office.state.${state}`) })
      : owner === null
        ? t('help.office.entry.back', { who })
        : t('help.office.entry.owner', { who });
  return (
    <li className="flex flex-wrap items-center gap-2 px-1 text-sm text-subtle [&>svg]:size-4">
      <Icon aria-hidden />
      <span className="[overflow-wrap:anywhere]">{told}</span>
      <time dateTime={at}>{format.dateTime(at)}</time>
    </li>
  );
}

function Said({
  kind,
  who,
  at,
  text,
  language,
}: {
  kind: keyof typeof looks;
  who: string;
  at: string;
  text: string;
  language: string | undefined;
}): ReactNode {
  const t = useMessages();
  const format = useFormat();
  const Icon = icons[kind];
  return (
    <li className={cx('grid gap-1.5 rounded-card border p-3', looks[kind], kind === 'answer' && 'sm:ml-8')}>
      <p className="flex flex-wrap items-center gap-x-2 gap-y-0.5 text-sm text-muted [&>svg]:size-4">
        <Icon aria-hidden />
        <span className="font-semibold [overflow-wrap:anywhere]">
          <bdi>{who}</bdi>
        </span>
        <span>{t(`help.office.entry.${kind}`)}</span>
        <time dateTime={at}>{format.dateTime(at)}</time>
      </p>
      <p lang={language} dir="auto" className="whitespace-pre-line [overflow-wrap:anywhere]">
        {text}
      </p>
    </li>
  );
}
