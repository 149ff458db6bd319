declare module 'virtual:slots/*' {
  import type { FilledSlot } from '#kit/web/slots/slots.ts';

  /** What fills a slot, in order; read with `fillingsOf` or shown with `<Slot>`. */
  export const filled: FilledSlot;
}

declare module 'virtual:menu-icons/*' {
  import type { ReactNode } from 'react';

  /** The icons that menu entries name: `guest` for the guest site, `work` for studio and office. */
  export const icons: Readonly<Record<string, ReactNode>>;
}

declare module 'virtual:pages/work' {
  /** The pages of the studio and the office, as the browser gets them. */
  export const pages: readonly import('./page/pages.ts').Page[];
}
