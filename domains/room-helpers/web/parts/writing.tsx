import { Heart, Link2Off, ShieldCheck, Timer, VolumeX, WalletCards } from 'lucide-react';
import type { ReactNode } from 'react';
import { lazy, Suspense, useEffect, useState } from 'react';
import type { roomWriting } from '#domains/live/web/slots.ts';
import type { FillingOf } from '#kit/web/slots/slots.ts';
import { useFormat, useMessages } from '#kit/web/words/i18n.tsx';
import type { OwnCare } from '../../contract/room.ts';
import { noCare, noOwnCare, ownRoomCare, roomCare } from '../../contract/room.ts';
import { useShared } from './use-shared.ts';

const HelperSheet = lazy(() => import('./helper-sheet.tsx').then((module) => ({ default: module.HelperSheet })));

/** Above the box: the rules of writing in this room; for a helper the way to its people. Who is muted reads why and until when in place of the box. */
export const Writing: FillingOf<typeof roomWriting> = ({ actor, shut }) => {
  const t = useMessages();
  const format = useFormat();
  const care = useShared(roomCare, actor.id, noCare);
  const { isHelper, mute } = useShared(ownRoomCare, actor.id, noOwnCare);
  const [isOpen, setOpen] = useState(false);
  const until = mute?.until ?? null;
  const isMuted = useIsMuted(mute);
  const why = !isMuted
    ? null
    : until === null
      ? t('room-helpers.mutedShow')
      : t('room-helpers.mutedUntil', { time: format.time(until) });
  useEffect(() => {
    shut(why);
    return () => shut(null);
  }, [why, shut]);
  const rules = [
    care.slowSeconds > 0 ? (
      <Rule key="slow" icon={<Timer />} words={t('room-helpers.rule.slow', { seconds: care.slowSeconds })} />
    ) : null,
    care.followersOnly ? <Rule key="followers" icon={<Heart />} words={t('room-helpers.rule.followers')} /> : null,
    care.buyersOnly ? <Rule key="buyers" icon={<WalletCards />} words={t('room-helpers.rule.buyers')} /> : null,
    care.refusesLinks ? <Rule key="links" icon={<Link2Off />} words={t('room-helpers.rule.links')} /> : null,
  ].filter((rule) => rule !== null);
  if (rules.length === 0 && !isHelper && !isMuted) return null;
  return (
    <div className="flex flex-wrap items-center gap-1.5 px-2 pb-1 text-xs group-data-keyboard/room:hidden">
      {why ? (
        <p
          role="status"
          className="laid:over-picture flex items-center gap-1.5 rounded-full bg-warning-soft px-2.5 py-1 font-semibold text-warning"
        >
          <VolumeX aria-hidden className="size-4 shrink-0" />
          {why}
        </p>
      ) : null}
      {rules}
      {isHelper ? (
        <button
          type="button"
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
          className="laid:over-picture hit-44 relative inline-flex items-center gap-1.5 rounded-full bg-success-soft px-2.5 py-1 font-semibold text-success"
        >
          <ShieldCheck aria-hidden className="size-4 shrink-0" />
          {t('room-helpers.youHelp')}
        </button>
      ) : null}
      <Suspense>{isOpen ? <HelperSheet actor={actor} onClose={() => setOpen(false)} /> : null}</Suspense>
    </div>
  );
};

/** Whether a mute holds by the clock of this device, which only draws: the server decides about each line. */
function useIsMuted(mute: OwnCare['mute']): boolean {
  const until = mute?.until ?? null;
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    if (until === null) return undefined;
    const look = () => setNow(Date.now());
    look();
    const timer = setTimeout(look, Math.min(until - Date.now() + 100, 2 ** 31 - 1));
    return () => clearTimeout(timer);
  }, [until]);
  return mute !== null && (until === null || until > now);
}

const Rule = ({ icon, words }: { icon: ReactNode; words: string }): ReactNode => (
  <span className="laid:over-picture inline-flex items-center gap-1.5 rounded-full bg-field px-2.5 py-1 text-muted [&>svg]:size-3.5 [&>svg]:shrink-0">
    {icon}
    {words}
  </span>
);
