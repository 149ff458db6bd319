import type { RefObject } from 'react';
import { useEffect, useRef } from 'react';
import { useApi } from '#kit/web/live/api.tsx';
import { countJumbotron } from '../../contract/count.ts';

/** A slide counts as seen once it has stood in sight so long, ms. */
const seenAfterMs = 1_000;

/** Counts each slide once a page as seen, and each press, in the operators' figures; nobody's name goes along. */
export function useCounting(list: RefObject<HTMLUListElement | null>, currentId: number | undefined): void {
  const api = useApi();
  const counted = useRef(new Set<number>());
  useEffect(() => {
    if (currentId === undefined || counted.current.has(currentId) || !list.current) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const count = (): void => {
      counted.current.add(currentId);
      void api.call(countJumbotron, { body: { seen: [currentId], pressed: null } });
    };
    const watch = new IntersectionObserver(
      ([entry]) => {
        clearTimeout(timer);
        if (entry?.isIntersecting && !counted.current.has(currentId)) timer = setTimeout(count, seenAfterMs);
      },
      { threshold: 0.5 },
    );
    watch.observe(list.current);
    return () => {
      clearTimeout(timer);
      watch.disconnect();
    };
  }, [api, list, currentId]);
  useEffect(() => {
    const place = list.current;
    const onPress = ({ target }: MouseEvent): void => {
      const id = Number(target instanceof Element && target.closest<HTMLElement>('[data-slide]')?.dataset['slide']);
      if (id > 0) void api.call(countJumbotron, { body: { seen: [], pressed: id } });
    };
    place?.addEventListener('click', onPress);
    return () => place?.removeEventListener('click', onPress);
  }, [api, list]);
}
