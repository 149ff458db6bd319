export interface KnownGroup {
  readonly name: string;
  readonly value: string;
  readonly isActive: boolean;
}

interface Shown {
  readonly value: string | null;
  readonly isActive: boolean;
}

/** Remembers what was shown, for as long as the document lives. */
export interface TestGroupCache {
  /** The group as it was when it was first asked for; the groups told later do not change it. */
  groupOf(key: string, groups: readonly KnownGroup[]): Shown;
  /** True the first time: what was shown is reported once. */
  isFirst(key: string): boolean;
}

export function createTestGroupCache(): TestGroupCache {
  const shown = new Map<string, Shown>();
  const reported = new Set<string>();
  return {
    groupOf(key, groups) {
      const held = shown.get(key);
      if (held) return held;
      const found = groups.find(({ name }) => name === key);
      const first = { value: found?.value ?? null, isActive: found?.isActive ?? false };
      shown.set(key, first);
      return first;
    },
    isFirst(key) {
      if (reported.has(key)) return false;
      reported.add(key);
      return true;
    },
  };
}
