import { HeartOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { pillStateOf, stateKey } from '#domains/performers/web/parts/state-words.ts';
import { StatusPill } from '#kit/ui/live/status-pill.tsx';
import { Anchor } from '#kit/ui/primitives/anchor.tsx';
import { Avatar } from '#kit/ui/primitives/avatar.tsx';
import { ButtonLink, IconButton } from '#kit/ui/primitives/button.tsx';
import { Card } from '#kit/ui/primitives/card.tsx';
import { Switch } from '#kit/ui/primitives/choice.tsx';
import { useChannel } from '#kit/web/live/channel.tsx';
import { useHref } from '#kit/web/navigation/local-link.tsx';
import { useFormat, useMessages } from '#kit/web/words/i18n.tsx';
import type { Favourite } from '../../contract/index.ts';
import { setPinnedActorEmailNotification, setPinnedActorSmsNotification, unpinActor } from '../../contract/index.ts';

const commands = { email: setPinnedActorEmailNotification, sms: setPinnedActorSmsNotification } as const;

/** Whether one way is used to say that a favourite is live: shown with the press, taken back where it is refused. */
function WaySwitch({
  way,
  settings,
  onRefused,
}: {
  way: keyof typeof commands;
  settings: Favourite['settings'];
  onRefused: (words: string | null) => void;
}): ReactNode {
  const t = useMessages();
  const channel = useChannel();
  const [wanted, setWanted] = useState<boolean | null>(null);
  const turn = async (enabled: boolean): Promise<void> => {
    onRefused(null);
    setWanted(enabled);
    const result = await channel.command(commands[way], { actorId: settings.actorId, enabled });
    setWanted(null);
    if (!result.ok) onRefused(result.problem.title);
  };
  return (
    <Switch
      label={t(`favourites.${way}`)}
      hint={t(`favourites.${way}Hint`)}
      checked={wanted ?? settings[way]}
      onChange={({ currentTarget }) => void turn(currentTarget.checked)}
    />
  );
}

/** One favourite: who, what now, the way to them, and how to hear of them. */
export function FavouriteRow({
  favourite: { actor, settings, pinnedAt },
  canSms,
  onRemoved,
}: {
  favourite: Favourite;
  canSms: boolean;
  onRemoved: () => void;
}): ReactNode {
  const t = useMessages();
  const format = useFormat();
  const to = useHref();
  const channel = useChannel();
  const [refusal, setRefusal] = useState<string | null>(null);
  const params = { actorName: actor.name.toLowerCase() };
  const state = pillStateOf(actor);

  const unpin = async (): Promise<void> => {
    const result = await channel.command(unpinActor, { actorId: actor.id });
    if (result.ok) onRemoved();
    else setRefusal(result.problem.title);
  };
  return (
    <li>
      <Card>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
          <Avatar name={actor.name} src={actor.avatar?.src} size="lg" />
          <div className="grid min-w-0 flex-1 gap-0.5">
            <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <h2 className="font-bold text-lg">
                <Anchor href={to('performers.profile', params)} className="text-ink no-underline hover:underline">
                  <bdi>{actor.name}</bdi>
                </Anchor>
              </h2>
              <StatusPill state={state} label={t(stateKey(state))} />
            </div>
            <p className="truncate text-muted">{actor.headline}</p>
            <p className="text-sm text-subtle">{t('favourites.since', { day: format.date(pinnedAt) })}</p>
          </div>
          {actor.isOnline ? (
            <ButtonLink
              variant="primary"
              href={to('live.room', params)}
              className="order-1 w-full sm:order-none sm:w-auto"
            >
              {t('favourites.watch')}
            </ButtonLink>
          ) : null}
          <IconButton
            label={t('favourites.remove', { name: actor.name })}
            icon={<HeartOff aria-hidden />}
            variant="ghost"
            onClick={() => void unpin()}
          />
        </div>
        <div className="mt-3 grid gap-3 border-line border-t pt-3">
          <WaySwitch way="email" settings={settings} onRefused={setRefusal} />
          {canSms ? <WaySwitch way="sms" settings={settings} onRefused={setRefusal} /> : null}
          {refusal ? (
            <p role="alert" className="font-medium text-danger text-sm">
              {refusal}
            </p>
          ) : null}
        </div>
      </Card>
    </li>
  );
}
