const browsers: readonly [name: string, sign: RegExp][] = [
  ['Edge', /\bEdg(e|A|iOS)?\//],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(Firefox|FxiOS)\//],
  ['Chrome', /\b(Chrome|CriOS|HeadlessChrome)\//],
  ['Safari', /\bVersion\/.*Safari\//],
];
const systems: readonly [name: string, sign: RegExp][] = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\bMac OS X\b/],
  ['Linux', /\bLinux\b/],
];

/** The program and system of a User-Agent header, so that a person recognises it in the list of sessions. */
export function deviceOf(userAgent: string | null): string | null {
  if (userAgent === null) return null;
  const first = (list: readonly [string, RegExp][]) => list.find(([, sign]) => sign.test(userAgent))?.[0];
  const [browser, system] = [first(browsers), first(systems)];
  return [browser, system].filter((part) => part !== undefined).join(' · ') || null;
}
