/** What is missing in the headers of a page that forbid foreign code, inline scripts, framing and guessing of types. */
export function headerFlaws(header: (name: string) => string | null | undefined): string[] {
  const policy = header('content-security-policy') ?? '';
  const of = (name: string) => policy.split(';').find((part) => part.trim().startsWith(`${name} `)) ?? '';
  const scripts = of('script-src') || of('default-src');
  const checks: [boolean, string][] = [
    [scripts !== '' && !/unsafe-inline|unsafe-eval|https?:|\*/.test(scripts), `scripts '${scripts}'`],
    [of('default-src') !== '', 'no default-src'],
    [/'none'|'self'/.test(of('frame-ancestors')), 'may be framed'],
    [of('base-uri') !== '', 'no base-uri'],
    [header('x-content-type-options') === 'nosniff', 'no nosniff'],
    [Boolean(header('referrer-policy')), 'no referrer-policy'],
  ];
  return checks.filter(([good]) => !good).map(([, flaw]) => flaw);
}

/** Cookies a page reads itself: they say how it looks and what was agreed to, and hold no secret. */
const readable = /^(theme|language|discreet|consent|notice|analytics|vesper_notice)/;

/** Cookies of an answer that other sites could send along, or scripts could read without need. */
export function cookieFlaws(set: readonly string[]): string[] {
  return set.flatMap((line) => [
    ...(/SameSite=(Lax|Strict)/i.test(line) ? [] : [`cookie for other sites: ${line.split('=')[0]}`]),
    ...(/HttpOnly/i.test(line) || readable.test(line) ? [] : [`cookie for scripts: ${line.split('=')[0]}`]),
  ]);
}
