declare const entryType: unique symbol;

/**
 * A list that the domain declaring it reads and that any domain above may add to, without either knowing the other.
 * Compared by identity; the name is for messages.
 */
export interface ExtensionPoint<Entry> {
  readonly name: string;
  readonly [entryType]?: (entry: Entry) => Entry;
}

/** Declares an extension point; `name` is its owner and what is collected, such as `guest.takenNames`. */
export const extensionPoint = <Entry>(name: string): ExtensionPoint<Entry> => ({ name });

/** One entry for one extension point; made by {@link extend}, which checks that they fit. */
export interface Extension {
  readonly point: ExtensionPoint<never>;
  readonly entry: unknown;
}

/** An entry for an extension point. */
export const extend = <Entry>(point: ExtensionPoint<Entry>, entry: NoInfer<Entry>): Extension => ({
  point: point as unknown as ExtensionPoint<never>,
  entry,
});

/** What the domains of a process have added to each other's extension points. */
export interface Extensions {
  /**
   * The entries of a point, in the order of the domains that added them.
   * @throws Error while domains are being made: upper ones have not added theirs yet
   */
  of<Entry>(point: ExtensionPoint<Entry>): readonly Entry[];
  /** The one entry of a point that at most one domain fills; null without one. @throws Error when there are two */
  only<Entry>(point: ExtensionPoint<Entry>): Entry | null;
  /** Adds entries in the name of a domain. */
  add(owner: string, extensions: readonly Extension[]): void;
  /** Runs the making of domains, during which nothing may be read. */
  whileComposing<T>(make: () => T): T;
}

/** An empty registry of extensions. */
export function createExtensions(): Extensions {
  const byPoint = new Map<unknown, { readonly owner: string; readonly entry: unknown }[]>();
  let isComposing = false;
  const found = (point: ExtensionPoint<never>) => {
    if (isComposing) {
      throw new Error(
        `${point.name} is read while domains are made: read it when it is needed, or entries are missed.`,
      );
    }
    return byPoint.get(point) ?? [];
  };
  return {
    of: <Entry>(point: ExtensionPoint<Entry>) =>
      found(point as unknown as ExtensionPoint<never>).map(({ entry }) => entry as Entry),
    only<Entry>(point: ExtensionPoint<Entry>) {
      const entries = found(point as unknown as ExtensionPoint<never>);
      if (entries.length > 1)
        throw new Error(`${point.name} is filled by ${entries.map(({ owner }) => owner).join(' and ')}.`);
      return entries.length === 0 ? null : (entries[0]?.entry as Entry);
    },
    add(owner, extensions) {
      for (const { point, entry } of extensions) {
        byPoint.set(point, [...(byPoint.get(point) ?? []), { owner, entry }]);
      }
    },
    whileComposing(make) {
      isComposing = true;
      try {
        return make();
      } finally {
        isComposing = false;
      }
    },
  };
}
