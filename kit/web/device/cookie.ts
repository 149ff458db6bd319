const daySeconds = 24 * 3600;

/** Writes a cookie of the whole site, for `days`; null ends with the browser. A device that refuses it keeps silent. */
export function writeCookie(name: string, value: string, days: number | null): void {
  const age = days === null ? '' : `; Max-Age=${Math.round(days * daySeconds)}`;
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in browsers we serve
  document.cookie = `${name}=${encodeURIComponent(value)}; Path=/${age}; SameSite=Lax${secure}`;
}
