/** The parameters of an address as single texts; null when one is there twice, which no provider sends. */
export function asParams(query: unknown): Readonly<Record<string, string>> | null {
  const entries = Object.entries((query ?? {}) as Record<string, unknown>);
  return entries.every(([, value]) => typeof value === 'string')
    ? (Object.fromEntries(entries) as Record<string, string>)
    : null;
}
