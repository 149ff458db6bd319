import type { ReactNode } from 'react';
import { Fragment } from 'react';

/** What to make of the words inside a tag. */
export type RichTags = Readonly<Record<string, (words: string) => ReactNode>>;

/**
 * A message with marked parts, as elements: `rich(t('x.accept'), { terms: (words) => <LocalLink …>{words}</LocalLink> })`
 * for the message `I accept the <terms>terms of use</terms>.` Tags do not nest; a tag nobody handles keeps its words.
 */
export function rich(text: string, tags: RichTags): ReactNode {
  const parts = text.split(/<(\w+)>(.*?)<\/\1>/s);
  return parts.map((part, index) => {
    if (index % 3 === 1) return null;
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one sentence never change places
    if (index % 3 === 2) return <Fragment key={index}>{tags[parts[index - 1] ?? '']?.(part) ?? part}</Fragment>;
    return part;
  });
}
