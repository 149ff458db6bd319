import type { AnalyticsEvent } from './data-layer.ts';

/** Where our own frame lies in which a tag manager runs, apart from the page: it cannot read address, title or content. */
export const tagFramePath = '/tag-frame';

/** What a tag manager is told: made again from what is known to be harmless, so that nothing else can slip through. */
export type TagEvent = Readonly<Record<string, string | number>>;

/**
 * The filter before the tag manager. Page ids and groups must be those of the page table, categories those that
 * domains declare; anything else makes it null. `pages` are all page ids, `groups` all page groups.
 */
export function tagEvent(
  event: AnalyticsEvent,
  known: Readonly<Record<'pages' | 'groups' | 'categories', Pick<ReadonlySet<string>, 'has'>>>,
): TagEvent | null {
  switch (event.event) {
    case 'page_view':
      if (!known.pages.has(event.page) || !known.groups.has(event.group)) return null;
      return { event: 'page_view', page: event.page, group: event.group };
    case 'purchase':
      if (!known.categories.has(event.category)) return null;
      return { event: 'purchase', category: event.category, value: Number(event.coins) / 100, currency: 'VXC' };
    case 'leave':
    case 'comeback':
      if (!known.pages.has(event.page)) return null;
      return { event: event.event, page: event.page };
  }
}

/** Loads the frame and hands events over; `end` takes it away. Events before it is loaded wait. */
export function openTagFrame(document: Document): { send: (event: TagEvent) => void; end: () => void } {
  const frame = document.createElement('iframe');
  let waiting: TagEvent[] | null = [];
  const post = (event: TagEvent): void => frame.contentWindow?.postMessage(event, '*');
  frame.src = tagFramePath;
  // Scripts and nothing more: no origin, no storage, no way to the page. It does not learn which page it is on either.
  frame.setAttribute('sandbox', 'allow-scripts');
  frame.referrerPolicy = 'no-referrer';
  frame.hidden = true;
  frame.title = '';
  frame.ariaHidden = 'true';
  frame.addEventListener('load', () => {
    for (const event of waiting ?? []) post(event);
    waiting = null;
  });
  document.body.append(frame);
  return {
    send(event) {
      if (waiting) waiting.push(event);
      else post(event);
    },
    end: () => frame.remove(),
  };
}
