/** Ends a command; its message is a sentence for the person who typed it. */
export class Stop extends Error {}

/** @param {string} line */
export function say(line) {
  process.stdout.write(`${line}\n`);
}

/** Runs something slow with its name in front and a sign of life every ten seconds. */
export async function step(title, work) {
  const started = Date.now();
  const seconds = () => `${((Date.now() - started) / 1000).toFixed(1)} s`;
  say(`${title} ...`);
  const heartbeat = setInterval(() => say(`  still at it, ${seconds()}`), 10_000);
  try {
    const result = await work();
    say(`  done in ${seconds()}`);
    return result;
  } finally {
    clearInterval(heartbeat);
  }
}
