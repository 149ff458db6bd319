import type { MouseEvent, ReactNode } from 'react';
import { useEffect, useRef, useState } from 'react';
import type { Result } from '#kit/contract/client.ts';
import { Anchor } from './anchor.tsx';
import { Button, ButtonLink } from './button.tsx';
import type { ListPart } from './grown-list.ts';
import { grown, keptLists, renewed } from './grown-list.ts';
import { isInSight } from './is-in-sight.ts';

/** Props of `EndlessList`. */
export type EndlessListProps<Item> = {
  /** The part of the list that the page was rendered with. */
  part: ListPart<Item>;
  itemKey: (item: Item) => string;
  /** Fetches the part that begins at a place. */
  more: (at: string) => Promise<Result<ListPart<Item>>>;
  /** The address of the page that begins at a place: the way on before any script, and for search engines. */
  hrefOf: (at: string) => string;
  /** The first page, where this one begins later. */
  start?: string | undefined;
  /** Names the list in this entry of the browser's history (`useListPlace`): who comes back finds it as they left it. */
  keptAs: string;
  labels: { next: string; start: string; retry: string; loading: string; loaded: (count: number) => string };
  /** Draws everything that is there by now. */
  children: (items: readonly Item[]) => ReactNode;
};

/** How far below the window the next part is fetched (px). */
const AHEAD = '900px';

/**
 * A list that grows as somebody comes to its end. Each part has an address of its own and a link to the next, which works before any
 * script. What is refused or lost on the way is said, and tried again by a press alone.
 */
export function EndlessList<Item>(props: EndlessListProps<Item>): ReactNode {
  const { part, itemKey, more, hrefOf, start, keptAs, labels, children } = props;
  const [shown, setShown] = useState(() => ({ ...(keptLists.get<Item>(keptAs) ?? { ...part, from: part }), keptAs }));
  const [state, setState] = useState<'ready' | 'loading' | { readonly refused: string }>('ready');
  const [said, setSaid] = useState('');
  const isOther = shown.keptAs !== keptAs;
  // Another place of the history shows another list; the same page read again changes the part it began with.
  const list = isOther ? (keptLists.get<Item>(keptAs) ?? { ...part, from: part }) : renewed(shown, part, itemKey);
  const link = useRef<HTMLSpanElement>(null);
  const running = useRef('');

  const load = async (): Promise<void> => {
    const at = list.next;
    if (at === null || running.current === keptAs + at) return;
    running.current = keptAs + at;
    setState('loading');
    const answer = await more(at);
    if (running.current !== keptAs + at) return;
    running.current = '';
    if (!answer.ok) return setState({ refused: answer.problem.title });
    const next = grown(list, answer.data, itemKey);
    keptLists.set(keptAs, next);
    setShown({ ...next, keptAs });
    setSaid(labels.loaded(next.items.length - list.items.length));
    setState('ready');
  };
  const loadNow = useRef(load);
  loadNow.current = load;
  const isReady = state === 'ready' && list.next !== null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a list that grew and still ends in sight grows on
  useEffect(() => {
    if (!isReady || !link.current) return undefined;
    const watch = new IntersectionObserver((entries) => isInSight(entries) && void loadNow.current(), {
      rootMargin: `0px 0px ${AHEAD} 0px`,
    });
    watch.observe(link.current);
    return () => watch.disconnect();
  }, [isReady, list.next]);

  return (
    <div className="grid gap-4">
      {start ? (
        <Anchor href={start} className="hit-44 justify-self-start text-accent-ink text-sm">
          {labels.start}
        </Anchor>
      ) : null}
      {children(list.items)}
      <p role="status" className="sr-only">
        {state === 'loading' ? labels.loading : said}
      </p>
      {typeof state === 'object' ? (
        <p role="alert" className="flex flex-wrap items-center justify-center gap-3 text-muted text-sm">
          {state.refused}
          <Button size="sm" onClick={() => void load()}>
            {labels.retry}
          </Button>
        </p>
      ) : null}
      {list.next !== null && typeof state !== 'object' ? (
        <span ref={link} className="justify-self-center">
          <ButtonLink
            href={hrefOf(list.next)}
            rel="next"
            aria-busy={state === 'loading'}
            onClick={(event: MouseEvent) => {
              event.preventDefault();
              void load();
            }}
          >
            {state === 'loading' ? labels.loading : labels.next}
          </ButtonLink>
        </span>
      ) : null}
    </div>
  );
}
