/** How long before their end addresses are asked for anew at most, and how soon after one another at least (ms). */
const early = 60_000;
const leastMs = 15_000;
/** A timer of a browser takes no more; by then it is asked again anyway. */
const mostMs = 6 * 3600_000;

/**
 * In how many milliseconds addresses that end at `expiresAt` are asked for anew: a minute before their end, or after four fifths of
 * a short life. A clock of the device that is wrong only makes it early or late: what is late is refused once and asked for then.
 */
export function renewsIn(expiresAt: number, now: number): number {
  const left = expiresAt - now;
  return Math.min(mostMs, Math.max(leastMs, left - Math.min(early, left / 5)));
}

/** Two refusals of the film's bytes so close to one another (ms) are a real one: new addresses do not help. */
export const refusedAgainMs = 30_000;

/** The folder of a path, with its slash. */
const folderOf = (path: string): string => path.slice(0, path.lastIndexOf('/') + 1);

/**
 * What the player asks for by addresses it was given before, by those of today. Playlists name their pieces relative to where they
 * were fetched from, so any of `known`, the addresses given out so far, may be below.
 */
export function renewedUrl(url: string, known: readonly string[], today: string): string {
  const asked = new URL(url, globalThis.location?.href ?? 'http://localhost');
  const to = new URL(today, asked);
  const from = known.map((one) => new URL(one, asked)).find((one) => isBelow(asked, one));
  if (!from) return url;
  const next = new URL(asked);
  next.pathname = folderOf(to.pathname) + asked.pathname.slice(folderOf(from.pathname).length);
  for (const [name, value] of to.searchParams) next.searchParams.set(name, value);
  return next.href;
}

const isBelow = (asked: URL, one: URL): boolean =>
  asked.origin === one.origin && asked.pathname.startsWith(folderOf(one.pathname));
