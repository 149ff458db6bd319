import { MailOpen } from 'lucide-react';
import type { ReactNode } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { useLoaderData } from 'react-router';
import { Badge } from '#kit/ui/primitives/badge.tsx';
import { ListPage } from '#kit/web/list/list-page.tsx';
import { loadList } from '#kit/web/list/load-list.ts';
import { pageMeta } from '#kit/web/page/meta.ts';
import { useMessages } from '#kit/web/words/i18n.tsx';
import type { MailKindLine } from '../../../contract/mail-kinds.ts';
import { mailKindLines, messageChannels } from '../../../contract/mail-kinds.ts';

export const meta = pageMeta(({ t }) => ({ title: t('office.office.mailKinds.title') }));

export const loader = (args: LoaderFunctionArgs) => loadList(mailKindLines, args);

/** What mails and SMS the platform sends, when, and what they say. */
export default function MailKinds(): ReactNode {
  const t = useMessages();
  const data = useLoaderData<typeof loader>();
  const word = (channel: MailKindLine['channel']): string =>
    channel === 'sms' ? t('office.office.sms.title') : t('office.office.mail.menu');
  return (
    <ListPage
      list={mailKindLines}
      data={data}
      title={t('office.office.mailKinds.title')}
      lead={t('office.office.mailKinds.lead')}
      columns={{
        occasion: {
          header: t('office.office.mailKinds.occasion'),
          isName: true,
          cell: ({ occasion }) => <span className="block max-w-80 text-left font-semibold">{occasion}</span>,
        },
        channel: {
          header: t('office.office.mailKinds.channel'),
          cell: ({ channel }) => <Badge tone={channel === 'sms' ? 'info' : 'neutral'}>{word(channel)}</Badge>,
        },
        words: { header: t('office.office.mailKinds.words'), cell: (kind) => <Words kind={kind} /> },
        name: { header: t('office.office.mailKinds.name') },
      }}
      filters={{
        search: { label: t('office.office.mailKinds.search') },
        channel: {
          label: t('office.office.mailKinds.channel'),
          all: t('office.office.mailKinds.allChannels'),
          options: messageChannels.map((value) => ({ value, label: word(value) })),
        },
      }}
      nameOf={({ occasion }) => occasion}
      empty={{
        icon: <MailOpen />,
        title: t('office.office.mailKinds.none'),
        text: t('office.office.mailKinds.noneText'),
      }}
    />
  );
}

function Words({ kind: { subject, paragraphs, action, afterAction } }: { kind: MailKindLine }): ReactNode {
  return (
    <span className="grid gap-1 text-left [overflow-wrap:anywhere] lg:min-w-96">
      {subject ? <span className="font-semibold">{subject}</span> : null}
      {paragraphs.map((text) => (
        <span key={text} className="text-sm text-subtle">
          {text}
        </span>
      ))}
      {action ? (
        <span>
          <span className="rounded-md border border-line px-2 py-0.5 text-sm">{action}</span>
        </span>
      ) : null}
      {afterAction.map((text) => (
        <span key={text} className="text-sm text-subtle">
          {text}
        </span>
      ))}
    </span>
  );
}
