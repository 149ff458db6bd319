import type { Clock, Timer } from '#kit/clock/clock.ts';

/** A step of the running title, in milliseconds (spec 1 §9). */
export const marqueeStep = 100;

/** What of a document matters here; tests stand in for it. */
export interface TabDocument {
  title: string;
  readonly hidden: boolean;
  addEventListener(type: 'visibilitychange', listener: () => void): void;
  removeEventListener(type: 'visibilitychange', listener: () => void): void;
}

export interface TabOptions {
  readonly document: TabDocument;
  readonly clock: Pick<Clock, 'setInterval' | 'clear'>;
  /** Called once for each time the tab is hidden, and once for each return (spec 1 §4). */
  readonly onLeave: () => void;
  readonly onComeback: () => void;
  /** Runs before the title while the tab is hidden; asked at each hiding, null for nothing. */
  readonly prefix: () => string | null;
  /** Whether it may run; otherwise it stands before the title. */
  readonly mayMove: () => boolean;
}

/** Follows a tab being hidden and looked at again. The result ends it and puts the title back. */
export function watchTab({ document, clock, onLeave, onComeback, prefix, mayMove }: TabOptions): () => void {
  let away = false;
  let timer: Timer | null = null;
  /** The page's own title, and what was last written in its place. */
  let own = '';
  let written: string | null = null;

  const write = (text: string): void => {
    document.title = text;
    // A browser trims a title: what it shows is what to compare with.
    written = document.title;
  };

  const startMarquee = (before: string): void => {
    own = document.title;
    let step = 0;
    const draw = (): void => {
      // The page has given itself another title meanwhile: that one runs from now on.
      if (written !== null && document.title !== written) own = document.title;
      write(turned(`${before} · ${own} · `, step));
      step += 1;
    };
    draw();
    if (mayMove()) timer = clock.setInterval(draw, marqueeStep);
  };

  const stopMarquee = (): void => {
    clock.clear(timer);
    timer = null;
    if (written !== null && document.title === written) document.title = own;
    written = null;
  };

  const changed = (): void => {
    if (document.hidden === away) return;
    away = document.hidden;
    if (!away) {
      stopMarquee();
      onComeback();
      return;
    }
    onLeave();
    const before = prefix();
    if (before) startMarquee(before);
  };

  document.addEventListener('visibilitychange', changed);
  // This may begin long after the page did: whoever left meanwhile has left.
  changed();
  return () => {
    document.removeEventListener('visibilitychange', changed);
    stopMarquee();
  };
}

/** The text, begun `step` characters later, with what was left out at its end. No-break spaces, so that none is trimmed. */
function turned(text: string, step: number): string {
  const letters = [...text];
  const from = step % letters.length;
  return [...letters.slice(from), ...letters.slice(0, from)].join('').replaceAll(' ', '\u00a0');
}
