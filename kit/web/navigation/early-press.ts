/** A press that is older than this is not meant any more; and how long it waits for its next try, in ms. */
const patience = 10_000;
const pause = 150;

/**
 * Keeps the last press of a button that came before the scripts of its part: a delivered page can be seen before it hears,
 * and React drops a click on a part that it has not taken over yet. Links and forms need nothing, the browser follows them.
 * Whether React knows a button says nothing: it marks those of a part that it walked over and left again, because code was missing.
 * @param start has React take over the page; it hears clicks of the document from then on
 */
export function keepEarlyPresses(start: () => void): void {
  let isStarted = false;
  let last: { readonly button: HTMLButtonElement; readonly until: number } | null = null;
  const tryAgain = (kept: typeof last): void => {
    // Another one was pressed since, or too late. What has left the page meanwhile is never heard.
    if (!kept || kept !== last || performance.now() > kept.until) return;
    if (isStarted) kept.button.click();
    else setTimeout(tryAgain, pause, kept);
  };
  const keep = (event: Event): void => {
    // React stops a click that it cannot bring to anybody yet; one that it could was heard, also by who stopped it, and is the last.
    const isHeard = isStarted && (!event.cancelBubble || event.defaultPrevented);
    const button = isHeard ? null : (event.target as Element).closest('button');
    if (!button || (button.form && button.type === 'submit')) last = null;
    else {
      // Tried again it keeps its time.
      last = { button, until: last?.button === button ? last.until : performance.now() + patience };
      setTimeout(tryAgain, pause, last);
    }
  };
  document.addEventListener('click', keep, true);
  start();
  // Behind React's own listener, which was added meanwhile.
  isStarted = true;
  document.removeEventListener('click', keep, true);
  document.addEventListener('click', keep, true);
}
