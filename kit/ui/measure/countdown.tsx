import type { ReactNode } from 'react';
import { useEffect, useRef, useState } from 'react';
import { ServerTime } from '#kit/clock/server-time.ts';
import { cx } from '../primitives/cx.ts';
import type { CountdownParts } from './countdown-parts.ts';
import { clockText, countdownParts, untilNextTick } from './countdown-parts.ts';

/** Props of `Countdown`. */
export type CountdownProps = {
  /** The end, in epoch milliseconds. */
  until: number;
  /** The server's time when it rendered, so the first picture is the same on both sides. */
  now: number;
  /** What ends, for screen readers. */
  label: string;
  format?: ((parts: CountdownParts) => string) | undefined;
  onEnd?: (() => void) | undefined;
  /** Below this many ms it is drawn as urgent. */
  urgentMs?: number | undefined;
  /** The server's clock where the page knows it better than from `now`: that of a room. Epoch ms. */
  clock?: (() => number) | undefined;
  className?: string | undefined;
};

/** Time running out, second by second; digits keep their width. Not read aloud every second. */
export function Countdown({
  until,
  now,
  label,
  format = clockText,
  onEnd,
  urgentMs = 60_000,
  clock,
  className,
}: CountdownProps): ReactNode {
  const [shown, setShown] = useState(now);
  const ended = useRef(onEnd);
  ended.current = onEnd;
  // Devices are often wrong: from the server's time on it counts by what cannot be set.
  const [own] = useState(() => new ServerTime());
  useEffect(() => own.learn(now), [own, now]);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const tick = () => {
      const moment = (clock ?? own.now)();
      setShown(moment);
      const wait = untilNextTick(until, moment);
      if (wait === 0) ended.current?.();
      else timer = setTimeout(tick, wait);
    };
    tick();
    return () => clearTimeout(timer);
  }, [until, clock, own]);
  const parts = countdownParts(until, shown);
  return (
    <span
      role="timer"
      aria-label={`${label}: ${format(parts)}`}
      translate="no"
      className={cx('tabular font-bold', parts.totalMs <= urgentMs && 'text-warning', className)}
    >
      {format(parts)}
    </span>
  );
}
