import type { Variant } from './definition.ts';

/**
 * The test groups of this device: `key:value.key:value`. Readable, and named by its category, so that withdrawing the
 * consent to analytics removes it like everything else of that category.
 */
export const groupsCookie = 'analytics.tests';
/** Days a group is remembered after the last visit. */
export const groupsCookieDays = 90;

/** What of an experiment decides what somebody sees. */
export interface Running {
  readonly key: string;
  readonly variants: readonly Variant[];
}

/** Reads the cookie; what no running experiment knows is left out. In the order of the experiments. */
export function groupsOfCookie(
  text: string | undefined,
  running: readonly Running[],
): { key: string; value: string }[] {
  if (!text || text.length > 800) return [];
  const told = new Map(text.split('.').map((part) => part.split(':', 2) as [string, string | undefined]));
  return running.flatMap(({ key, variants }) => {
    const value = told.get(key);
    return variants.some((variant) => variant.value === value) && value ? [{ key, value }] : [];
  });
}

export const cookieOfGroups = (groups: readonly { key: string; value: string }[]): string =>
  groups.map(({ key, value }) => `${key}:${value}`).join('.');
