import { CircleCheck, CircleX, Info, TriangleAlert, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '../primitives/button.tsx';
import { cx } from '../primitives/cx.ts';

type BarTone = 'info' | 'success' | 'warning' | 'danger';

const tones: Record<BarTone, { icon: ReactNode; ink: string; soft: string }> = {
  info: { icon: <Info aria-hidden />, ink: 'text-info', soft: 'bg-info-soft' },
  success: { icon: <CircleCheck aria-hidden />, ink: 'text-success', soft: 'bg-success-soft' },
  warning: { icon: <TriangleAlert aria-hidden />, ink: 'text-warning', soft: 'bg-warning-soft' },
  danger: { icon: <CircleX aria-hidden />, ink: 'text-danger', soft: 'bg-danger-soft' },
};

/** Props of `StatusBar`. */
export type StatusBarProps = {
  tone: BarTone;
  /** A few words; `text` says a sentence more. */
  title: string;
  text?: string | undefined;
  /** A button or a link, `size="sm"`. */
  action?: ReactNode;
  time?: { dateTime: string; words: string } | undefined;
  dismissLabel: string;
  /** Not given: it cannot be taken away. */
  onDismiss?: (() => void) | undefined;
  /** `strip` spans the page under the top bar in a line of 48 px, `card` stands in a list or floats. */
  variant?: 'strip' | 'card' | undefined;
};

/** One thing the platform has to say: words, what to do about it, and the way to be rid of it. */
export function StatusBar({
  tone,
  title,
  text,
  action,
  time,
  dismissLabel,
  onDismiss,
  variant = 'strip',
}: StatusBarProps): ReactNode {
  const { icon, ink, soft } = tones[tone];
  const close = onDismiss ? (
    // A form: React keeps what is sent before its script has come, and loses a click.
    <form action={() => onDismiss()} className="contents">
      <IconButton type="submit" size="sm" label={dismissLabel} icon={<X aria-hidden />} />
    </form>
  ) : null;
  if (variant === 'card') {
    return (
      <div data-edge data-tone={tone} className="flex gap-3 rounded-card border border-line bg-raised p-3 text-sm">
        <span className={cx('grid size-9 shrink-0 place-items-center rounded-full [&>svg]:size-4.5', soft, ink)}>
          {icon}
        </span>
        <div className="grid min-w-0 flex-1 content-start gap-1.5">
          <p className="font-semibold leading-snug [overflow-wrap:anywhere]">{title}</p>
          {text ? <p className="text-muted [overflow-wrap:anywhere]">{text}</p> : null}
          {time ? (
            <time dateTime={time.dateTime} className="text-subtle text-xs">
              {time.words}
            </time>
          ) : null}
          {action ? <div className="pt-1">{action}</div> : null}
        </div>
        <div className="-mt-1 -mr-1 shrink-0">{close}</div>
      </div>
    );
  }
  return (
    <div data-edge data-tone={tone} className={cx('border-line border-b', soft)}>
      <div className="page flex min-h-12 items-center gap-3 text-sm">
        <span className={cx('shrink-0 [&>svg]:size-5', ink)}>{icon}</span>
        <div className="flex min-w-0 flex-1 items-center gap-x-4 max-sm:flex-col max-sm:items-start">
          {/* One line, so that the page keeps its height for itself; a press shows all of it, also before any script.
              Contained: a line that does not wrap must not widen what it stands in. */}
          <details className="group contain-inline-size sm:flex-1 max-sm:self-stretch">
            <summary className="cursor-pointer list-none truncate py-px [overflow-wrap:anywhere] group-open:whitespace-normal sm:py-1 [&::-webkit-details-marker]:hidden">
              <strong className="font-semibold">{title}</strong>
              {text ? <span className="text-muted">{` ${text}`}</span> : null}
            </summary>
          </details>
          {action ? <div className={cx('shrink-0', plainOnPhones)}>{action}</div> : null}
        </div>
        {close}
      </div>
    </div>
  );
}

/** On a phone the action of a strip is a line of words below the title. */
const plainOnPhones =
  'max-sm:[&_:is(a,button)]:min-h-6 max-sm:[&_:is(a,button)]:border-0 max-sm:[&_:is(a,button)]:bg-transparent max-sm:[&_:is(a,button)]:px-0 max-sm:[&_:is(a,button)]:text-accent-ink max-sm:[&_:is(a,button)]:shadow-none';
