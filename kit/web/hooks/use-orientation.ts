import { useEffect } from 'react';

/** How the device is held (spec 1 section 4). */
export type Orientation = 'portrait' | 'landscape';

const query = '(orientation: landscape)';

/** How the device is held now. */
const orientationNow = (): Orientation => (matchMedia(query).matches ? 'landscape' : 'portrait');

/** Keeps `data-orientation` on the root, for style sheets and for whoever asks what the guest sees. */
export function useOrientation(): void {
  useEffect(() => {
    const list = matchMedia(query);
    const tell = () => {
      document.documentElement.dataset['orientation'] = orientationNow();
    };
    tell();
    list.addEventListener('change', tell);
    return () => list.removeEventListener('change', tell);
  }, []);
}
