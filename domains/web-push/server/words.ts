/** What a service worker shows; discreet unless the guest chose otherwise. */
export interface PushWords {
  readonly title: string;
  readonly text: string;
  /** The page a press opens, with language. */
  readonly path: string;
  /** The same tag replaces what stands there. */
  readonly tag: string;
}
