import type { ReactNode } from 'react';
import { createElement, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { Block } from './blocks.tsx';
import type { Fetched } from './slots.ts';

/** Blocks whose code the server has, by what fetches it. */
const fetched = /* @__PURE__ */ new WeakMap<Fetched<Block<object>>, Block<object>>();

/** For loaders: the block, whose code is there when it is rendered; the next one that asks tries again where it has not come. */
export async function fetchBlock(fetch: Fetched<Block<object>>): Promise<Block<object>> {
  const block = fetched.get(fetch) ?? (await fetch());
  fetched.set(fetch, block);
  return block;
}

/** How far below the window a block is when its code is fetched. */
const near = '400px';

const never = () => () => undefined;
/** Whether what is drawn now was in the page when it came, and is being taken over. */
const useIsTakenOver = (): boolean =>
  useSyncExternalStore(
    never,
    () => false,
    () => true,
  );

/**
 * A block below what people came for. The server writes it into the page; the browser leaves it as it was written and fetches its code
 * when it comes near the window, so that a page costs no script for what nobody has scrolled to. Its links work all the time. Where
 * the page is not the first one of a visit its code is fetched at once.
 */
export function LateBlock({
  fetch,
  props,
}: {
  fetch: Fetched<Block<object>>;
  props: object & { readonly data: never };
}): ReactNode {
  const [wasWritten] = useState(useIsTakenOver());
  const [block, setBlock] = useState(import.meta.env.SSR ? fetched.get(fetch) : undefined);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (block) return;
    const come = () => void fetch().then(setBlock, () => undefined);
    if (!wasWritten) return come();
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) come();
      },
      { rootMargin: near },
    );
    observer.observe(place.current as Element);
    return () => observer.disconnect();
  }, [block, fetch, wasWritten]);
  const shown = block && createElement(block.View, props);
  if (import.meta.env.SSR) return <div className="min-w-0">{shown}</div>;
  return (
    shown ?? (
      <div
        ref={place}
        className="min-w-0"
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing; so React leaves what the server wrote as it is
        dangerouslySetInnerHTML={{ __html: '' }}
      />
    )
  );
}
