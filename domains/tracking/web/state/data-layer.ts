import type { PurchaseCategory } from '#domains/sales/contract/purchase-categories.ts';

/**
 * What the site's analytics may know of. There is no field a name, an address or a title could stand in: pages are told
 * by their id and group, purchases by their category.
 */
export type AnalyticsEvent =
  | { readonly event: 'page_view'; readonly page: string; readonly group: string }
  /** Coins in hundredths. */
  | { readonly event: 'purchase'; readonly category: PurchaseCategory; readonly coins: number }
  | { readonly event: 'leave' | 'comeback'; readonly page: string };

/** Where events go. `at` is epoch ms. */
export type Sink = (event: AnalyticsEvent, at: number) => void;

export interface DataLayer {
  push(event: AnalyticsEvent): void;
  /** Adds a sink; it gets what waits, and everything from then on. */
  connect(sink: Sink): () => void;
}

/** Events that may wait for their first sink. */
const most = 100;

/** A queue of typed events. Without consent nothing gets in, and what waited is gone when it is withdrawn. */
export function createDataLayer(options: { readonly allowed: () => boolean; readonly now: () => number }): DataLayer {
  const sinks = new Set<Sink>();
  let waiting: { event: AnalyticsEvent; at: number }[] = [];
  return {
    push(event) {
      if (!options.allowed()) {
        waiting = [];
        return;
      }
      const at = options.now();
      if (sinks.size === 0) waiting = [...waiting, { event, at }].slice(-most);
      else for (const sink of sinks) sink(event, at);
    },
    connect(sink) {
      if (options.allowed()) for (const { event, at } of waiting) sink(event, at);
      waiting = [];
      sinks.add(sink);
      return () => void sinks.delete(sink);
    },
  };
}
