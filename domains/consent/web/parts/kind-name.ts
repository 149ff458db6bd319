import type { useMessages } from '#kit/web/words/i18n.tsx';

/** What a kind of things is called; one without words of ours by its own name. */
export const kindName = (t: ReturnType<typeof useMessages>, kind: string): string =>
  t.maybe(`consent.kind.${kind}`) ?? kind;
