import { filled } from 'virtual:slots/messenger.guestActions';
import { Ban, Flag, Save, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { lazy, Suspense, useEffect, useState } from 'react';
import { usePrice } from '#domains/performers/web/parts/use-price.ts';
import { Badge } from '#kit/ui/primitives/badge.tsx';
import { Button } from '#kit/ui/primitives/button.tsx';
import { Skeleton } from '#kit/ui/primitives/state.tsx';
import { TextArea, TextField } from '#kit/ui/primitives/text-field.tsx';
import { useToast } from '#kit/ui/primitives/toast.ts';
import { typedKeys } from '#kit/ui/primitives/typed-keys.ts';
import { useApi } from '#kit/web/live/api.tsx';
import { Slot } from '#kit/web/slots/slot.tsx';
import { useFormat, useMessages } from '#kit/web/words/i18n.tsx';
import type { GuestCard } from '../../../contract/index.ts';
import { blockGuestOfChannel, getGuestCard, noteLimits, saveGuestNote } from '../../../contract/index.ts';
import type { guestActions } from '../../slots.ts';

const ReportDialog = lazy(async () => ({ default: (await import('../../parts/report-dialog.tsx')).ReportDialog }));

/** What a performer knows of a guest: facts, own notes and tags, and the ways to block and to report. */
export function GuestCardView({ channelId, name }: { channelId: number; name: string }): ReactNode {
  const t = useMessages();
  const api = useApi();
  const [card, setCard] = useState<GuestCard | null>(null);
  useEffect(() => {
    let isLeft = false;
    void api.call(getGuestCard, { params: { channelId } }).then((answer) => {
      if (answer.ok && !isLeft) setCard(answer.data.card);
    });
    return () => {
      isLeft = true;
    };
  }, [api, channelId]);
  if (!card) return <Skeleton className="h-60" />;
  return (
    <div className="grid gap-4">
      <Facts card={card} />
      <Notes key={channelId} card={card} />
      <div className="flex flex-wrap items-start gap-2">
        <Slot<typeof guestActions> filled={filled} props={{ guestId: card.channel.guestId, name }} />
        <Block card={card} name={name} onBlocked={(channel) => setCard({ ...card, channel })} />
        {card.lastMessageId === null ? null : <Report messageId={card.lastMessageId} name={name} />}
      </div>
      <p className="text-subtle text-xs">{t('messenger.studio.card.own')}</p>
    </div>
  );
}

function Facts({ card }: { card: GuestCard }): ReactNode {
  const t = useMessages();
  const format = useFormat();
  const price = usePrice();
  const { channel, memberSince, metAt, lastSeenAt } = card;
  const facts: [string, string][] = [
    [t('messenger.studio.card.member'), memberSince === null ? '–' : format.date(memberSince)],
    [t('messenger.studio.card.met'), format.date(metAt)],
    [t('messenger.studio.card.seen'), lastSeenAt === null ? '–' : format.dateTime(lastSeenAt)],
    [t('messenger.studio.card.spent'), price(channel.spent).amount],
    [t('messenger.studio.card.earned'), price(channel.earned).amount],
    [t('messenger.studio.card.chats'), format.number(card.chats)],
    [t('messenger.studio.card.gifts'), format.number(card.gifts)],
  ];
  return (
    <>
      <p className="flex flex-wrap gap-2">
        <Badge tone="neutral">{t('messenger.studio.card.number', { id: String(channel.guestId) })}</Badge>
        {channel.isFan ? <Badge tone="accent">{t('messenger.studio.fan')}</Badge> : null}
        {channel.isOnline ? <Badge tone="success">{t('messenger.studio.online')}</Badge> : null}
      </p>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1.5 text-sm">
        {facts.map(([label, value]) => (
          <div key={label} className="contents">
            <dt className="text-muted">{label}</dt>
            <dd translate="no" className="text-right font-semibold">
              {value}
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}

function Notes({ card }: { card: GuestCard }): ReactNode {
  const t = useMessages();
  const api = useApi();
  const toast = useToast();
  const [note, setNote] = useState(card.note);
  const [tags, setTags] = useState<readonly string[]>(card.tags);
  const [tag, setTag] = useState('');
  const save = async (next: readonly string[]): Promise<void> => {
    const body = { channelId: card.channel.channelId, note, tags: [...next] };
    const answer = await api.call(saveGuestNote, { body });
    toast.show(
      answer.ok
        ? { title: t('messenger.studio.card.saved'), tone: 'success' }
        : { title: answer.problem.title, tone: 'danger' },
    );
  };
  const add = (): readonly string[] => {
    const word = tag.trim();
    const next = word === '' || tags.includes(word) ? tags : [...tags, word].slice(0, noteLimits.tags);
    setTags(next);
    setTag('');
    return next;
  };
  return (
    <form
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        void save(add());
      }}
    >
      <TextArea
        label={t('messenger.studio.card.note')}
        maxLength={noteLimits.text}
        value={note}
        onChange={({ currentTarget }) => setNote(currentTarget.value)}
      />
      <div className="grid gap-2">
        <TextField
          label={t('messenger.studio.card.tags')}
          hint={t('messenger.studio.card.tagsHint')}
          maxLength={noteLimits.tag}
          list="known-tags"
          enterKeyHint="enter"
          value={tag}
          onChange={({ currentTarget }) => setTag(currentTarget.value)}
          onKeyDown={typedKeys({
            Enter: (event) => {
              event.preventDefault();
              add();
            },
          })}
        />
        <datalist id="known-tags">
          {card.knownTags.map((one) => (
            <option key={one} value={one} />
          ))}
        </datalist>
        {tags.length > 0 ? (
          <ul className="flex flex-wrap gap-1.5">
            {tags.map((one) => (
              <li key={one}>
                <Button
                  size="sm"
                  aria-label={t('messenger.studio.card.untag', { tag: one })}
                  icon={<X aria-hidden />}
                  onClick={() => setTags(tags.filter((other) => other !== one))}
                >
                  {one}
                </Button>
              </li>
            ))}
          </ul>
        ) : null}
      </div>
      <Button type="submit" size="sm" variant="primary" icon={<Save aria-hidden />}>
        {t('messenger.studio.card.save')}
      </Button>
    </form>
  );
}

function Block(props: {
  card: GuestCard;
  name: string;
  onBlocked: (channel: GuestCard['channel']) => void;
}): ReactNode {
  const t = useMessages();
  const api = useApi();
  const toast = useToast();
  const [asks, setAsks] = useState(false);
  const { channel } = props.card;
  if (channel.isBlocked) return <Badge tone="danger">{t('messenger.studio.blocked')}</Badge>;
  const block = async (): Promise<void> => {
    const answer = await api.call(blockGuestOfChannel, { body: { channelId: channel.channelId } });
    if (answer.ok) props.onBlocked({ ...channel, isBlocked: true });
    else toast.show({ title: answer.problem.title, tone: 'danger' });
  };
  return asks ? (
    <div className="grid gap-2 rounded-card border border-line p-3">
      <p className="text-sm">{t('messenger.studio.card.blockText')}</p>
      <div className="flex gap-2">
        <Button size="sm" variant="danger" onClick={() => void block()}>
          {t('messenger.block', { name: props.name })}
        </Button>
        <Button size="sm" variant="ghost" onClick={() => setAsks(false)}>
          {t('messenger.cancel')}
        </Button>
      </div>
    </div>
  ) : (
    <Button size="sm" variant="ghost" icon={<Ban aria-hidden />} onClick={() => setAsks(true)}>
      {t('messenger.block', { name: props.name })}
    </Button>
  );
}

/** Reports what the guest wrote last; what was said around it goes with it. */
function Report({ messageId, name }: { messageId: number; name: string }): ReactNode {
  const t = useMessages();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="sm" variant="ghost" icon={<Flag aria-hidden />} onClick={() => setOpen(true)}>
        {t('messenger.studio.card.report', { name })}
      </Button>
      {isOpen ? (
        <Suspense>
          <ReportDialog
            messageId={messageId}
            title={t('messenger.studio.card.report', { name })}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      ) : null}
    </>
  );
}
