/** A press that is older than this is not meant any more, in ms. */
const patience = 10_000;

/** Whether React knows an element: before it has taken over the part of the page around it, nothing there is heard. */
const isHeard = (element: Element): boolean => `${Object.keys(element)}`.includes('__reactFiber$');

/**
 * Keeps the last press of a button that came before the scripts of its part: a delivered page can be seen before it hears,
 * and React drops a click on a part that it has not taken over yet. Links and forms need nothing, the browser follows them.
 * @param start has React take over the page; it hears clicks of the document from then on
 */
export function keepEarlyPresses(start: () => void): void {
  let isStarted = false;
  let last: HTMLButtonElement | null = null;
  const press = (button: HTMLButtonElement, until: number): void => {
    // Pressed already, another one was pressed since, or too late. What has left the page meanwhile is never heard.
    if (button !== last || performance.now() > until) return;
    if (!isHeard(button)) return void setTimeout(press, 50, button, until);
    last = null;
    button.click();
  };
  const keep = (event: Event): void => {
    // React stops a click that it cannot bring to anybody; one that it could was heard.
    if (isStarted && !event.cancelBubble) return;
    const button = (event.target as Element).closest('button');
    if (!button || isHeard(button) || (button.form && button.type === 'submit')) return;
    last = button;
    press(button, performance.now() + patience);
  };
  document.addEventListener('click', keep, true);
  start();
  // Behind React's own listener, which was added meanwhile.
  isStarted = true;
  document.removeEventListener('click', keep, true);
  document.addEventListener('click', keep, true);
}
