import type { ReactNode } from 'react';
import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';
import { useCall } from '#kit/forms/use-call.ts';
import { Countdown } from '#kit/ui/measure/countdown.tsx';
import { Button } from '#kit/ui/primitives/button.tsx';
import { useFormat, useMessages } from '#kit/web/words/i18n.tsx';
import type { OwnShow } from '../../contract/studio.ts';
import { announceShow, beginShow } from '../../contract/studio.ts';

/** Most that a browser's timer waits, ms: a longer wait would end at once. */
const longestWait = 2 ** 31 - 1;

/** Whether an instant has come, by the time the page was read and what has passed since. Epoch ms. */
function useReached(at: number | null, now: number): boolean {
  const [passed, setPassed] = useState<number | null>(null);
  useEffect(() => {
    if (at === null || at <= now) return;
    const timer = setTimeout(() => setPassed(at), Math.min(longestWait, at - now));
    return () => clearTimeout(timer);
  }, [at, now]);
  return at !== null && (at <= now || (passed === at && at - now <= longestWait));
}

/** Begins a planned show, once its time is near; says from when on, and why it was refused. */
export function BeginShow({ show: { id, opensAt, beginsAt }, now }: { show: OwnShow; now: number }): ReactNode {
  const t = useMessages();
  const format = useFormat();
  const { revalidate } = useRevalidator();
  const { busy, refusal, run } = useCall();
  const mayBegin = useReached(opensAt, now);
  const act = async (what: typeof beginShow | typeof announceShow, told: string): Promise<void> => {
    await run((api) => api.call(what, { params: { showId: id } }), { isRefusedInPlace: true, told: () => told });
    await revalidate();
  };
  // It begins by itself: the page is read again then.
  useEffect(() => {
    if (beginsAt === null) return;
    const timer = setTimeout(() => void revalidate(), Math.max(1_000, beginsAt - Date.now() + 2_000));
    return () => clearTimeout(timer);
  }, [beginsAt, revalidate]);
  const hint =
    opensAt === null ? t('tickets.studio.beginGoal') : t('tickets.studio.beginFrom', { at: format.dateTime(opensAt) });
  return (
    <>
      <p className="basis-full text-sm text-subtle">{mayBegin ? t('tickets.studio.beginText') : hint}</p>
      {refusal ? (
        <p role="alert" className="basis-full font-medium text-danger text-sm">
          {refusal}
        </p>
      ) : null}
      {beginsAt === null ? (
        <Button
          variant="primary"
          disabled={!mayBegin}
          loading={busy}
          onClick={() => void act(announceShow, t('tickets.studio.announced'))}
        >
          {t('tickets.studio.announce')}
        </Button>
      ) : (
        <p role="status" className="basis-full font-medium text-sm">
          <span>{t('tickets.studio.beginsIn')}</span>{' '}
          <Countdown until={beginsAt} now={now} label={t('tickets.studio.beginsIn')} urgentMs={0} />
        </p>
      )}
      <Button
        variant={beginsAt === null ? 'secondary' : 'primary'}
        disabled={!mayBegin}
        loading={busy}
        onClick={() => void act(beginShow, t('tickets.studio.begun'))}
      >
        {t('tickets.studio.beginNow')}
      </Button>
    </>
  );
}
