import type { PointerEvent, ReactNode, Ref } from 'react';
import { useEffect, useRef, useState } from 'react';
import { cx } from '../primitives/cx.ts';
import { Kbd } from '../primitives/navigation.tsx';
import type { Press } from './double-press.ts';
import { isDoublePress } from './double-press.ts';
import type { StageCommand } from './stage-keys.ts';
import { stageCommand, stageKeys } from './stage-keys.ts';

/** Controls leave the picture after this long without a movement (ms). */
export const IDLE_MS = 2800;

/** Props of `VideoStage`. */
export type VideoStageProps = {
  /** Names the stage: who is seen. */
  label: string;
  ratio?: '16/9' | '9/16' | '4/3' | 'fill' | undefined;
  /** The picture: a `video` or `canvas`, drawn to fit. */
  children: ReactNode;
  topLeft?: ReactNode;
  topRight?: ReactNode;
  /** Over the middle: connecting, paused, start button, message. Always in sight. */
  centre?: ReactNode;
  /** The line of controls. */
  controls?: ReactNode;
  /** Bottom right above the controls: one's own camera. */
  inset?: ReactNode;
  /** Lets bars fade while nobody moves. */
  autoHide?: boolean | undefined;
  /** What each key does, in words; only listed commands are listened to. */
  commands?: Partial<Record<StageCommand, string>> | undefined;
  onCommand?: ((command: StageCommand) => void) | undefined;
  /** Keys work on the whole page, not only with the focus inside. */
  pageKeys?: boolean | undefined;
  /** A double press on the picture itself, of a mouse or a thumb. */
  onDouble?: (() => void) | undefined;
  controlsClassName?: string | undefined;
  centreClassName?: string | undefined;
  /** A picture behind the video: seen blurred beside an upright video and until the first frame. */
  backdrop?: ReactNode;
  ref?: Ref<HTMLElement> | undefined;
  className?: string | undefined;
};

const isControl = (target: EventTarget): boolean =>
  target instanceof Element &&
  target.closest('a,button,input,label,[role=slider],[role=status],[role=dialog]') !== null;

const ratios = { '16/9': 'aspect-video', '9/16': 'aspect-9/16', '4/3': 'aspect-4/3', fill: 'h-full min-h-0' };

/** Where video is seen: keeps its shape, stays dark in both themes, holds bars over the picture and knows the keys. */
export function VideoStage({
  label,
  ratio = '16/9',
  children,
  topLeft,
  topRight,
  centre,
  controls,
  inset,
  autoHide,
  commands,
  onCommand,
  pageKeys,
  onDouble,
  controlsClassName,
  centreClassName,
  backdrop,
  ref,
  className,
}: VideoStageProps): ReactNode {
  const [idle, setIdle] = useState(false);
  const [help, setHelp] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const wake = () => {
    setIdle(false);
    clearTimeout(timer.current);
    if (autoHide) timer.current = setTimeout(() => setIdle(true), IDLE_MS);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: waking depends on the wish to hide alone.
  useEffect(() => {
    wake();
    return () => clearTimeout(timer.current);
  }, [autoHide]);

  const press = (event: KeyboardEvent): void => {
    const target = event.target instanceof HTMLElement ? event.target : null;
    const command = stageCommand({
      key: event.key,
      altKey: event.altKey,
      ctrlKey: event.ctrlKey,
      metaKey: event.metaKey,
      ...(target
        ? {
            target: {
              tagName: target.tagName,
              role: target.getAttribute('role'),
              editable: target.isContentEditable,
            },
          }
        : {}),
    });
    if (!command || !commands) return;
    if (command === 'help') setHelp((shown) => !shown);
    else if (commands[command] && onCommand) onCommand(command);
    else return;
    event.preventDefault();
    wake();
  };
  const before = useRef<Press | null>(null);
  const lift = (event: PointerEvent<HTMLElement>): void => {
    if (!onDouble || isControl(event.target)) return;
    const now = { at: event.timeStamp, x: event.clientX, y: event.clientY };
    const isDouble = isDoublePress(before.current, now);
    before.current = isDouble ? null : now;
    if (isDouble) onDouble();
  };
  const latest = useRef(press);
  latest.current = press;
  useEffect(() => {
    if (!pageKeys) return;
    const listen = (event: KeyboardEvent) => latest.current(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [pageKeys]);

  // Only what is written and pressed in a bar takes a press: its shade lies over what stands in the middle.
  const bar =
    'pointer-events-none absolute inset-x-0 z-2 flex items-center gap-2 px-3 transition-opacity duration-300 group-data-idle/stage:opacity-0 group-data-idle/stage:focus-within:opacity-100';
  const takesPresses =
    '[&_:is(a,button,input,label,[role=slider])]:pointer-events-auto group-data-idle/stage:[&_:is(a,button,input,label,[role=slider])]:pointer-events-none';
  return (
    <section
      ref={ref}
      aria-label={label}
      data-theme="dark"
      data-stage
      data-idle={idle || undefined}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the stage takes the focus so that its keys work.
      tabIndex={0}
      onKeyDown={pageKeys ? undefined : (event) => press(event.nativeEvent)}
      onPointerMove={wake}
      onPointerDown={wake}
      onPointerUp={lift}
      onFocus={wake}
      className={cx(
        'group/stage relative isolate w-full touch-manipulation select-none overflow-hidden rounded-card bg-black text-ink data-idle:cursor-none',
        ratios[ratio],
        className,
      )}
    >
      {backdrop ? (
        <div
          aria-hidden
          data-picture
          className="absolute inset-0 scale-125 opacity-55 blur-2xl *:size-full *:object-cover"
        >
          {backdrop}
        </div>
      ) : null}
      <div className="absolute inset-0 *:size-full *:object-contain">{children}</div>
      {topLeft || topRight ? (
        <div
          className={cx(
            bar,
            takesPresses,
            'top-0 bg-[linear-gradient(to_bottom,oklch(0.08_0.02_286/0.7),transparent)] pt-3 pb-8',
          )}
        >
          <div className="flex min-w-0 flex-1 flex-wrap items-center gap-2">{topLeft}</div>
          <div className="flex shrink-0 items-center gap-1">{topRight}</div>
        </div>
      ) : null}
      {centre ? (
        <div
          className={cx(
            'pointer-events-none absolute inset-0 z-3 grid place-items-center p-6 text-center *:pointer-events-auto',
            centreClassName,
          )}
        >
          {centre}
        </div>
      ) : null}
      {inset ? <div className="absolute right-3 bottom-16 z-2 w-[26%] min-w-24 max-w-56">{inset}</div> : null}
      {controls ? (
        <div
          className={cx(
            bar,
            takesPresses,
            'bottom-0 bg-[linear-gradient(to_top,oklch(0.08_0.02_286/0.82),transparent)] pt-10 pb-2.5',
            controlsClassName,
          )}
        >
          {controls}
        </div>
      ) : null}
      {help && commands ? (
        <dl className="glass absolute inset-0 z-4 m-auto grid h-fit w-fit grid-cols-[auto_1fr] gap-x-5 gap-y-2 rounded-card border border-line p-5 text-sm">
          {Object.entries(commands).map(([command, words]) => (
            <div key={command} className="contents">
              <dt className="flex gap-1">
                {stageKeys[command as StageCommand].map((key) => (
                  <Kbd key={key}>{key}</Kbd>
                ))}
              </dt>
              <dd>{words}</dd>
            </div>
          ))}
        </dl>
      ) : null}
    </section>
  );
}

/** Fills the screen with `element`, or leaves it; false where the browser cannot (video only on some phones). */
export async function toggleFullscreen(element: HTMLElement): Promise<boolean> {
  if (document.fullscreenElement) await document.exitFullscreen();
  else if (element.requestFullscreen) await element.requestFullscreen({ navigationUI: 'hide' });
  else return false;
  return true;
}
