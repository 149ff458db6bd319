/** Starts something once the page has nothing better to do; the result calls it off, or ends what was started. */
export function whenIdle(start: () => (() => void) | undefined): () => void {
  let end: (() => void) | undefined;
  const begin = (): void => {
    end = start();
  };
  const waits = 'requestIdleCallback' in window;
  const handle = waits ? window.requestIdleCallback(begin, { timeout: 1500 }) : window.setTimeout(begin, 200);
  return () => {
    if (waits) window.cancelIdleCallback(handle);
    else window.clearTimeout(handle);
    end?.();
  };
}
