/**
 * A path of this site out of an address parameter such as `next`, or the fallback. Anything a browser could read as
 * another site (`//host`, `/\host`, a scheme, control characters) is the fallback: no open redirect.
 */
export function safePath(value: string | null | undefined, fallback: string): string {
  if (!value?.startsWith('/') || /^\/[/\\]|[\\\s]|\p{Cc}/u.test(value)) return fallback;
  const url = URL.parse(value, 'https://site.invalid');
  // What is left without the dots of `/.//host` is judged, since that is what a browser gets.
  if (url?.origin !== 'https://site.invalid' || url.pathname.startsWith('//')) return fallback;
  return url.pathname + url.search + url.hash;
}
