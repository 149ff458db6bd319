import { readFileSync } from 'node:fs';

/**
 * npm runs a script as `npm -> sh -> node`, and neither a signal nor a kill that ends npm or the shell reaches the node.
 * Calls back once when one of the two is gone; does nothing outside npm.
 * @returns {() => void} stops watching
 */
export function watchAncestors(onGone) {
  if (!process.env.npm_lifecycle_event) return () => {};
  const before = ancestors();
  const timer = setInterval(() => {
    if (ancestors() === before) return;
    clearInterval(timer);
    onGone();
  }, 100);
  timer.unref();
  return () => clearInterval(timer);
}

/** The shell and, where the system tells, npm above it. */
function ancestors() {
  const shell = process.ppid;
  if (process.platform !== 'linux') return `${shell}`;
  try {
    const [, npm] = readFileSync(`/proc/${shell}/stat`, 'utf8').match(/\) \S (\d+)/) ?? [];
    return `${shell} ${npm}`;
  } catch {
    return `${shell}`;
  }
}
