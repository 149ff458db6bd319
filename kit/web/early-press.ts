/** A press that is older than this is not meant any more, in ms. */
const patience = 10_000;
/** How long is waited before a press is tried again, in ms: a little longer each time, as React then draws the part at once. */
const shortest = 50;
const longest = 400;

/** A press that nobody heard. */
interface Kept {
  readonly button: HTMLButtonElement;
  /** When it is not meant any more, and how long its next try waits, in ms. */
  readonly until: number;
  readonly wait: number;
}

/**
 * Keeps the last press of a button that came before the scripts of its part: a delivered page can be seen before it hears,
 * and React drops a click on a part that it has not taken over yet. Links and forms need nothing, the browser follows them.
 * Whether React knows a button says nothing: it marks those of a part that it walked over and left again, because code was missing.
 * @param start has React take over the page; it hears clicks of the document from then on
 */
export function keepEarlyPresses(start: () => void): void {
  let isStarted = false;
  let last: Kept | null = null;
  let tried: Kept | null = null;
  const tryAgain = (kept: Kept): void => {
    // Another one was pressed since, or too late. What has left the page meanwhile is never heard.
    if (kept !== last || performance.now() > kept.until) return;
    if (!isStarted) return void setTimeout(tryAgain, kept.wait, kept);
    last = null;
    tried = kept;
    kept.button.click();
    tried = null;
  };
  const keep = (event: Event): void => {
    // React stops a click that it cannot bring to anybody yet; one that it could was heard, also by who stopped it, and is the last.
    if (isStarted && (!event.cancelBubble || event.defaultPrevented)) {
      last = null;
      return;
    }
    const button = (event.target as Element).closest('button');
    if (!button || (button.form && button.type === 'submit')) return;
    last = tried
      ? { ...tried, wait: Math.min(longest, tried.wait * 2) }
      : { button, until: performance.now() + patience, wait: shortest };
    setTimeout(tryAgain, last.wait, last);
  };
  document.addEventListener('click', keep, true);
  start();
  // Behind React's own listener, which was added meanwhile.
  isStarted = true;
  document.removeEventListener('click', keep, true);
  document.addEventListener('click', keep, true);
}
