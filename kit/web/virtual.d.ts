declare module 'virtual:slots/*' {
  import type { FilledSlot } from '#kit/web/slots/slots.ts';

  /** What fills a slot, in order; read with `fillingsOf` or shown with `<Slot>`. */
  export const filled: FilledSlot;
}

declare module 'virtual:menus/*' {
  /** The guests' pages in this place of the menus (`top`, `account`), in order. */
  export const menu: readonly import('./page/pages.ts').MenuEntry[];
}

declare module 'virtual:menu-icons/work' {
  import type { ReactNode } from 'react';

  /** The icons that menu entries of studio and office name. */
  export const icons: Readonly<Record<string, ReactNode>>;
}

declare module 'virtual:pages/every' {
  /** Every page that a guest may be led to, as the browser gets them. */
  export const pages: readonly import('./page/pages.ts').Page[];
}

declare module 'virtual:pages/work' {
  /** The pages of the studio and the office, as the browser gets them. */
  export const pages: readonly import('./page/pages.ts').Page[];
}
