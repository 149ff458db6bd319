/**
 * The parts in which words travel: `guest` is what the first look needs, and nobody downloads the studio's or the office's who
 * does not work there. Every other word of the guest site travels with those of its domain, as `more/{domain}`, to who says one
 * of them; what stands in the account's menu as `more/account`.
 */
export type MessageArea = 'guest' | 'studio' | 'office' | `more/${string}`;

/** Instead of a domain: the words of the account's menu. */
export const accountWords = 'account';

/** What picks the words of the first look, and of the account's menu. */
export interface WordRules {
  readonly isFirst: (key: string) => boolean;
  readonly isOfAccount: (key: string) => boolean;
}

/** The domain a key belongs to: the first of its parts. */
export const domainOfKey = (key: string): string => key.split('.', 1)[0] ?? '';

/** The area a key belongs to. Its second part tells the studio's and the office's: `live.studio.goLive`. */
export function areaOfKey(key: string, rules: Partial<WordRules> = {}): MessageArea {
  const part = key.split('.', 2)[1];
  if (part === 'studio' || part === 'office') return part;
  if (rules.isOfAccount?.(key)) return `more/${accountWords}`;
  return (rules.isFirst?.(key) ?? true) ? 'guest' : `more/${domainOfKey(key)}`;
}

/** The areas whose words a document of a side begins with. */
export function areasFor(area: 'guest' | 'studio' | 'office'): readonly MessageArea[] {
  return area === 'guest' ? ['guest'] : ['guest', area];
}
