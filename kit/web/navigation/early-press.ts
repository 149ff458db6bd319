/** A press that is older than this is not meant any more; and how long it waits for its next try, in ms. */
const patience = 10_000;
const pause = 150;

/** The last press of a button, until it is heard. */
let last: { readonly button: HTMLButtonElement; readonly until: number } | null = null;

/**
 * To be called with every press that React brings to the page's outermost element (`onClickCapture`), before anybody in it hears it:
 * React brings it that far only where it has taken over what was pressed.
 */
export function hearPress(): void {
  last = null;
}

/**
 * Keeps the last press of a button that came before the scripts of its part: a delivered page can be seen before it hears,
 * and React drops a click on a part that it has not taken over yet, mostly stopped, now and then without a sign. Links and forms
 * need nothing, the browser follows them. Whether React knows a button says nothing: it marks those of a part that it walked over
 * and left again, because code was missing.
 * @param start has React take over the page; it hears clicks of the document from then on, after this does
 */
export function keepEarlyPresses(start: () => void): void {
  const tryAgain = (kept: typeof last): void => {
    // Another one was pressed since, or too late. What has left the page meanwhile is never heard.
    if (kept && kept === last && performance.now() <= kept.until) kept.button.click();
  };
  document.addEventListener(
    'click',
    ({ target, isTrusted }) => {
      const button = (target as Element).closest('button');
      // Tried again it keeps its time.
      const until = !isTrusted && last?.button === button ? last.until : performance.now() + patience;
      last = button && !(button.form && button.type === 'submit') ? { button, until } : null;
      setTimeout(tryAgain, pause, last);
    },
    true,
  );
  start();
}
