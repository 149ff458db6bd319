import { Clock, MessageSquareText, Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { useState } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { useLoaderData, useRevalidator } from 'react-router';
import { useGuestName } from '#domains/guest/web/parts/guest-name.ts';
import { Badge } from '#kit/ui/primitives/badge.tsx';
import { Button } from '#kit/ui/primitives/button.tsx';
import { Card } from '#kit/ui/primitives/card.tsx';
import { Switch } from '#kit/ui/primitives/choice.tsx';
import { EmptyState } from '#kit/ui/primitives/state.tsx';
import { TextField } from '#kit/ui/primitives/text-field.tsx';
import { useToast } from '#kit/ui/primitives/toast.ts';
import { WorkPage } from '#kit/ui/shell/work-page.tsx';
import { useApi } from '#kit/web/live/api.tsx';
import { web } from '#kit/web/page/context.ts';
import { pageMeta } from '#kit/web/page/meta.ts';
import { refused } from '#kit/web/page/refused.ts';
import { useFormat, useMessages } from '#kit/web/words/i18n.tsx';
import type { MessageTexts, SavedReply, ScheduledMessage } from '../../../contract/index.ts';
import {
  decideScheduled,
  getPrepared,
  removeReply,
  saveReply,
  saveWelcome,
  textFor,
  wordLimits,
} from '../../../contract/index.ts';
import { noTexts, TextsField } from '../parts/texts-field.tsx';

export async function loader({ context }: LoaderFunctionArgs) {
  const answer = await context.get(web).api.call(getPrepared, {});
  if (!answer.ok) throw refused(answer.problem.status);
  return answer.data;
}

export const meta = pageMeta(({ t }) => ({ title: t('messenger.studio.prepared') }));

/** What a performer has prepared: saved replies, the welcome, messages that wait for their time. */
export default function Prepared(): ReactNode {
  const t = useMessages();
  const { replies, welcome, scheduled } = useLoaderData<typeof loader>();
  return (
    <WorkPage title={t('messenger.studio.prepared')} lead={t('messenger.studio.prepared.lead')}>
      <Scheduled scheduled={scheduled} />
      <Replies replies={replies} />
      <Welcome welcome={welcome} />
    </WorkPage>
  );
}

/** Does something, says how it went, and loads the page again. */
function useDone(): (answer: { ok: true } | { ok: false; problem: { title: string } }, done: string) => boolean {
  const toast = useToast();
  const { revalidate } = useRevalidator();
  return (answer, done) => {
    toast.show(answer.ok ? { title: done, tone: 'success' } : { title: answer.problem.title, tone: 'danger' });
    if (answer.ok) void revalidate();
    return answer.ok;
  };
}

function Scheduled({ scheduled }: { scheduled: readonly ScheduledMessage[] }): ReactNode {
  const t = useMessages();
  const format = useFormat();
  const nameOf = useGuestName();
  const api = useApi();
  const done = useDone();
  const decide = async (scheduledId: number, decision: 'cancel' | 'send'): Promise<void> => {
    const answer = await api.call(decideScheduled, { body: { scheduledId, decision } });
    done(answer, t(decision === 'send' ? 'messenger.studio.scheduled.sent' : 'messenger.studio.scheduled.cancelled'));
  };
  return (
    <Card title={t('messenger.studio.scheduled')} description={t('messenger.studio.scheduled.lead')} flush>
      {scheduled.length === 0 ? (
        <div className="p-(--card-pad)">
          <EmptyState icon={<Clock />} title={t('messenger.studio.scheduled.none')} />
        </div>
      ) : (
        <ul className="divide-y divide-line">
          {scheduled.map((one) => (
            <li key={one.scheduledId} className="grid gap-2 px-(--card-pad) py-3">
              <p className="flex flex-wrap items-center gap-2 text-sm">
                <span className="font-semibold">
                  <bdi>{nameOf(one.guestName)}</bdi>
                </span>
                <time dateTime={new Date(one.dueAt).toISOString()} className="text-muted" suppressHydrationWarning>
                  {format.dateTime(one.dueAt)}
                </time>
                {one.state === 'held' ? <Badge tone="warning">{t('messenger.studio.scheduled.held')}</Badge> : null}
              </p>
              <p className="line-clamp-3 whitespace-pre-wrap">{one.text}</p>
              <p className="flex gap-2">
                <Button size="sm" onClick={() => void decide(one.scheduledId, 'send')}>
                  {t('messenger.studio.scheduled.now')}
                </Button>
                <Button size="sm" variant="ghost" onClick={() => void decide(one.scheduledId, 'cancel')}>
                  {t('messenger.forget')}
                </Button>
              </p>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

function Replies({ replies }: { replies: readonly SavedReply[] }): ReactNode {
  const t = useMessages();
  const format = useFormat();
  const [edited, setEdited] = useState<SavedReply | 'new' | null>(null);
  return (
    <Card
      title={t('messenger.studio.replies')}
      description={t('messenger.studio.replies.lead')}
      actions={
        edited === null && replies.length < wordLimits.replies ? (
          <Button size="sm" icon={<Plus aria-hidden />} onClick={() => setEdited('new')}>
            {t('messenger.studio.replies.new')}
          </Button>
        ) : null
      }
    >
      <div className="grid gap-3">
        {edited === 'new' ? <ReplyForm onDone={() => setEdited(null)} /> : null}
        {replies.length === 0 && edited === null ? (
          <EmptyState icon={<MessageSquareText />} title={t('messenger.studio.replies.none')} />
        ) : null}
        <ul className="grid gap-2">
          {replies.map((one) => (
            <li key={one.replyId}>
              {edited !== 'new' && edited?.replyId === one.replyId ? (
                <ReplyForm reply={one} onDone={() => setEdited(null)} />
              ) : (
                <button
                  type="button"
                  className="grid w-full gap-0.5 rounded-control border border-line px-3 py-2 text-left hover:bg-hover"
                  onClick={() => setEdited(one)}
                >
                  <span className="flex gap-2 font-semibold">
                    <span className="min-w-0 flex-1 truncate">{one.name}</span>
                    <span translate="no" className="text-subtle text-xs uppercase">
                      {format.list(Object.entries(one.texts).flatMap(([code, text]) => (text === '' ? [] : [code])))}
                    </span>
                  </span>
                  <span className="line-clamp-2 text-muted text-sm">{textFor(one.texts, 'en')}</span>
                </button>
              )}
            </li>
          ))}
        </ul>
      </div>
    </Card>
  );
}

function ReplyForm({ reply, onDone }: { reply?: SavedReply; onDone: () => void }): ReactNode {
  const t = useMessages();
  const api = useApi();
  const done = useDone();
  const [name, setName] = useState(reply?.name ?? '');
  const [texts, setTexts] = useState<MessageTexts>(reply?.texts ?? noTexts);
  const save = async (): Promise<void> => {
    const answer = await api.call(saveReply, { body: { replyId: reply?.replyId, name, texts } });
    if (done(answer, t('messenger.studio.card.saved'))) onDone();
  };
  return (
    <form
      className="grid gap-3 rounded-card border border-line p-3"
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <TextField
        label={t('messenger.studio.replies.name')}
        required
        maxLength={wordLimits.name}
        value={name}
        onChange={({ currentTarget }) => setName(currentTarget.value)}
      />
      <TextsField label={t('messenger.studio.replies.text')} texts={texts} onChange={setTexts} />
      <p className="flex flex-wrap gap-2">
        <Button type="submit" size="sm" variant="primary">
          {t('messenger.save')}
        </Button>
        <Button size="sm" variant="ghost" onClick={onDone}>
          {t('messenger.cancel')}
        </Button>
        {reply ? (
          <Button
            size="sm"
            variant="ghost"
            className="ml-auto"
            onClick={() =>
              void api.call(removeReply, { body: { replyId: reply.replyId } }).then((answer) => {
                if (done(answer, t('messenger.studio.replies.gone'))) onDone();
              })
            }
          >
            {t('messenger.forget')}
          </Button>
        ) : null}
      </p>
    </form>
  );
}

function Welcome({ welcome }: { welcome: { isOn: boolean; texts: MessageTexts } }): ReactNode {
  const t = useMessages();
  const api = useApi();
  const done = useDone();
  const [isOn, setOn] = useState(welcome.isOn);
  const [texts, setTexts] = useState(welcome.texts);
  return (
    <Card title={t('messenger.studio.welcome')} description={t('messenger.studio.welcome.lead')}>
      <form
        className="grid gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          void api
            .call(saveWelcome, { body: { isOn, texts } })
            .then((answer) => done(answer, t('messenger.studio.card.saved')));
        }}
      >
        <Switch
          label={t('messenger.studio.welcome.on')}
          checked={isOn}
          onChange={({ currentTarget }) => setOn(currentTarget.checked)}
        />
        <TextsField label={t('messenger.studio.welcome.text')} texts={texts} onChange={setTexts} />
        <p>
          <Button type="submit" size="sm" variant="primary">
            {t('messenger.save')}
          </Button>
        </p>
      </form>
    </Card>
  );
}
