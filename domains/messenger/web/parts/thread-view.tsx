import { MessageCircle, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { lazy, Suspense, useEffect, useMemo, useState } from 'react';
import { useGuestValue } from '#domains/guest/web/state/provider.tsx';
import { dayOf, daysBefore } from '#kit/i18n/days.ts';
import type { Formatters } from '#kit/i18n/format.ts';
import type { Translator } from '#kit/i18n/translator.ts';
import type { ComposerBox } from '#kit/ui/chat/composer.tsx';
import { Composer } from '#kit/ui/chat/composer.tsx';
import { LongTalk } from '#kit/ui/chat/long-talk.tsx';
import { IconButton } from '#kit/ui/primitives/button.tsx';
import { EmptyState } from '#kit/ui/primitives/state.tsx';
import { useToast } from '#kit/ui/primitives/toast.ts';
import { useApi } from '#kit/web/live/api.tsx';
import { useChannel } from '#kit/web/live/channel.tsx';
import { useStore } from '#kit/web/live/store.ts';
import { useFormat, useMessages } from '#kit/web/words/i18n.tsx';
import type { MessengerContent, Side } from '../../contract/index.ts';
import { messengerLimits } from '../../contract/index.ts';
import { ChannelTalk } from '../state/channel-talk.ts';
import { draftOf } from '../state/media-draft.ts';
import type { Draft } from '../state/thread.ts';
import { statusOf } from '../state/thread.ts';
import { AttachButton } from './attach-button.tsx';
import { DraftView } from './draft-view.tsx';
import { MessageView } from './message-view.tsx';
import { quoted } from './quoted.ts';
import { useSlowMode } from './use-slow-mode.ts';

const MediaCompose = lazy(async () => ({ default: (await import('./media-compose.tsx')).MediaCompose }));

const GiftCompose = lazy(async () => ({ default: (await import('./gift-compose.tsx')).GiftCompose }));
const ReportDialog = lazy(async () => ({ default: (await import('./report-dialog.tsx')).ReportDialog }));

interface ThreadViewProps {
  readonly channelId: number;
  readonly side: Side;
  /** Who is on the other side, as the reader is told it. */
  readonly partner: string;
  readonly unread: number;
  readonly marks: { readonly deliveredId: number; readonly readId: number };
  /** Why nothing can be written; the words in the box. */
  readonly closed?: string | undefined;
  /** The other side has never answered: one writes slowly (spec: slow mode for strangers). */
  readonly isStranger?: boolean;
  /** What a message costs now, hundredths of a coin; undefined on the performer’s side. */
  readonly price?: number | undefined;
  /** The same in words, on the button. */
  readonly priceWords?: string | undefined;
  /** Over the box: what is free, or what a message costs. */
  readonly notice?: ReactNode;
  /** Buttons before the box, with the box they write into. */
  readonly tools?: (box: ComposerBox) => ReactNode;
  /** What of a picture’s price is the performer’s; in the studio. */
  readonly mediaPartOf?: (price: number | null) => ReactNode;
  /** A message to show, as it was found. */
  readonly shown?: { readonly messageId: number; readonly at: number } | null;
}

type Entry =
  | { readonly kind: 'day'; readonly key: string; readonly at: number }
  | { readonly kind: 'message'; readonly key: string; readonly message: MessengerContent }
  | { readonly kind: 'draft'; readonly key: string; readonly draft: Draft };

/** Messages and drafts with a mark before each day. */
function entriesOf(messages: readonly MessengerContent[], drafts: readonly Draft[]): Entry[] {
  const entries: Entry[] = [];
  let day = '';
  for (const message of messages) {
    const here = dayOf(message.date);
    if (here !== day) entries.push({ kind: 'day', key: `day-${here}`, at: message.date });
    day = here;
    entries.push({ kind: 'message', key: String(message.messageId), message });
  }
  return [...entries, ...drafts.map((draft) => ({ kind: 'draft' as const, key: draft.key, draft }))];
}

/** Today, yesterday, else the date. */
function dayWords(t: Translator, format: Formatters, at: number): string {
  const now = Date.now();
  const day = dayOf(at);
  if (day === dayOf(now)) return t('messenger.today');
  return day === daysBefore(dayOf(now), 1) ? t('messenger.yesterday') : format.date(at, 'full');
}

/** One conversation with the box to write in, for both sides. */
export function ThreadView(props: ThreadViewProps): ReactNode {
  const { channelId, side, partner, unread, marks, price, priceWords, shown } = props;
  const t = useMessages();
  const format = useFormat();
  const toast = useToast();
  const api = useApi();
  const channel = useChannel();
  const accountId = useGuestValue('id') ?? 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another channel is another talk; what was unread counts when it is opened
  const talk = useMemo(
    () => ChannelTalk.of({ api, channel, channelId, accountId, side, unread, marks }),
    [api, channel, channelId, accountId, side],
  );
  useEffect(() => talk.open(), [talk]);
  const thread = useStore(talk);
  const slow = useSlowMode(thread.messages, props.isStranger === true);
  const closed =
    props.closed ??
    (slow && slow.minutes > 0 ? t('messenger.slow.wait', { name: partner, count: slow.minutes }) : undefined);
  const [openId, setOpenId] = useState<number | null>(null);
  const [chosen, setChosen] = useState<File | null>(null);
  const [isGiving, setGiving] = useState(false);
  const [reported, setReported] = useState<number | null>(null);
  const [answered, setAnswered] = useState<MessengerContent | null>(null);
  const [edited, setEdited] = useState<MessengerContent | null>(null);
  /** A refused message whose words are in the box again. */
  const [rewritten, setRewritten] = useState<Draft | null>(null);
  const [jumped, setJumped] = useState<{ key: string; at: number } | null>(null);
  const entries = useMemo(() => entriesOf(thread.messages, thread.drafts), [thread.messages, thread.drafts]);
  const said = async (done: Promise<string | undefined>): Promise<void> => {
    const refused = await done;
    if (refused) toast.show({ title: refused, tone: 'danger' });
  };
  const jump = async (messageId: number): Promise<void> => {
    await talk.jump(messageId);
    setJumped({ key: String(messageId), at: Date.now() });
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: done once for each found message
  useEffect(() => {
    if (shown && thread.isLoaded) void jump(shown.messageId);
  }, [shown, thread.isLoaded]);
  return (
    <>
      <LongTalk
        label={t('messenger.with', { name: partner })}
        items={entries}
        itemKey={({ key }) => key}
        onStart={thread.before === null ? undefined : () => void talk.older()}
        onEnd={thread.after === null ? undefined : () => void talk.newer()}
        shown={jumped}
        endLabel={t('messenger.toEnd')}
        typing={thread.typing ? t('messenger.typing', { name: partner }) : null}
        empty={
          thread.isLoaded ? (
            <EmptyState icon={<MessageCircle />} title={t('messenger.empty', { name: partner })} />
          ) : null
        }
      >
        {(entry) => {
          if (entry.kind === 'day') {
            return (
              <p className="my-2 text-center font-semibold text-subtle text-xs">{dayWords(t, format, entry.at)}</p>
            );
          }
          if (entry.kind === 'draft') {
            return (
              <DraftView
                draft={entry.draft}
                onAgain={() => void talk.again(entry.key, price)}
                onChange={() => {
                  setEdited(null);
                  setRewritten(entry.draft);
                  talk.forget(entry.key);
                }}
                onForget={() => talk.forget(entry.key)}
              />
            );
          }
          const { message } = entry;
          return (
            <MessageView
              message={message}
              side={side}
              status={statusOf(thread, message.messageId)}
              mark={message.messageId === thread.firstUnreadId ? t('messenger.unreadMark') : undefined}
              isOpen={openId === message.messageId}
              onToggle={() => setOpenId((before) => (before === message.messageId ? null : message.messageId))}
              onReact={(one, sign) => void said(talk.react(one, sign))}
              onReply={setAnswered}
              onEdit={setEdited}
              onReport={({ messageId }) => setReported(messageId)}
              onDelete={({ messageId }) => void said(talk.remove(messageId))}
              onQuote={(messageId) => void jump(messageId)}
              onBought={(one) => talk.take(one)}
            />
          );
        }}
      </LongTalk>
      {edited || answered ? (
        <Attached
          label={edited ? t('messenger.editing') : t('messenger.replying')}
          text={quoted(t, edited ?? answered)}
          closeLabel={t('messenger.cancel')}
          onClose={() => {
            setEdited(null);
            setAnswered(null);
          }}
        />
      ) : (
        <>
          {slow && slow.left > 0 && slow.left < messengerLimits.strangerPerHour && thread.isLoaded && !closed ? (
            <p className="border-line border-t bg-surface px-3 pt-1.5 text-muted text-xs">
              {t('messenger.slow.left', { name: partner, count: slow.left })}
            </p>
          ) : null}
          {slow && slow.minutes > 0 ? null : props.notice}
        </>
      )}
      <Composer
        key={edited ? `edit-${edited.messageId}` : (rewritten?.key ?? 'new')}
        initial={edited?.text ?? rewritten?.text}
        label={t('messenger.write')}
        placeholder={t('messenger.placeholder', { name: partner })}
        sendLabel={edited ? t('messenger.save') : [t('messenger.send'), priceWords].filter(Boolean).join(', ')}
        sendMark={!edited && priceWords ? <span translate="no">{priceWords}</span> : null}
        maxLength={messengerLimits.textLength}
        disabledReason={edited ? props.closed : closed}
        actions={
          edited || closed
            ? null
            : (box) => (
                <>
                  <AttachButton onChosen={setChosen} onGift={side === 'guest' ? () => setGiving(true) : undefined} />
                  {props.tools?.(box)}
                </>
              )
        }
        onTyping={(typing) => talk.typing(typing)}
        onSend={(text) => {
          if (edited) void said(talk.edit(edited.messageId, text));
          else
            void talk.send(text, {
              replyTo: answered?.messageId ?? rewritten?.replyTo ?? undefined,
              shownPrice: price,
            });
          setEdited(null);
          setRewritten(null);
          setAnswered(null);
          return undefined;
        }}
      />
      {chosen ? (
        <Suspense>
          <MediaCompose
            file={chosen}
            side={side}
            partner={partner}
            cost={price}
            partOf={props.mediaPartOf}
            onClose={() => setChosen(null)}
            onSend={({ text, price: asked }) => {
              const media = draftOf(chosen, asked);
              void talk.send(text, { replyTo: answered?.messageId, shownPrice: price, media });
              setChosen(null);
              setAnswered(null);
            }}
          />
        </Suspense>
      ) : null}
      {isGiving ? (
        <Suspense>
          <GiftCompose
            partner={partner}
            cost={price ?? 0}
            onClose={() => setGiving(false)}
            onSend={({ text, gift, shownPrice }) => {
              void talk.send(text, { replyTo: answered?.messageId, shownPrice, gift });
              setGiving(false);
              setAnswered(null);
            }}
          />
        </Suspense>
      ) : null}
      {reported === null ? null : (
        <Suspense>
          <ReportDialog messageId={reported} onClose={() => setReported(null)} />
        </Suspense>
      )}
    </>
  );
}

/** What the box is about: a message that is answered or changed. */
function Attached(props: { label: string; text: string; closeLabel: string; onClose: () => void }): ReactNode {
  return (
    <div className="flex items-center gap-2 border-line border-t bg-surface px-3 py-1.5">
      <p className="min-w-0 flex-1 border-accent border-l-2 pl-2 text-sm">
        <span className="block font-semibold text-accent-ink text-xs">{props.label}</span>
        <span className="line-clamp-1 text-muted">{props.text}</span>
      </p>
      <IconButton label={props.closeLabel} onClick={props.onClose} icon={<X aria-hidden />} />
    </div>
  );
}
