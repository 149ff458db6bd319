/**
 * A path of this site out of an address parameter such as `next`, or the fallback. Anything a browser could read as
 * another site (`//host`, `/\host`, a scheme, control characters) is the fallback: no open redirect.
 */
export function safePath(value: string | null | undefined, fallback: string): string {
  if (!value?.startsWith('/') || /^\/[/\\]|[\\\s]|\p{Cc}/u.test(value)) return fallback;
  const url = URL.parse(value, 'https://site.invalid');
  return url?.origin === 'https://site.invalid' ? url.pathname + url.search + url.hash : fallback;
}
