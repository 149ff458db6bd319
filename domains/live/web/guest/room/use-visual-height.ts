import { useEffect, useState } from 'react';

/** The height in px that a phone's keyboard leaves, while `active`; null: the window's own. */
export function useVisualHeight(active: boolean): number | null {
  const [height, setHeight] = useState<number | null>(null);
  useEffect(() => {
    const view = window.visualViewport;
    if (!active || !view) {
      setHeight(null);
      return undefined;
    }
    const measure = () => setHeight(view.height < window.innerHeight - 1 ? view.height : null);
    view.addEventListener('resize', measure);
    return () => view.removeEventListener('resize', measure);
  }, [active]);
  return height;
}
