import type { ReactNode } from 'react';
import { linkParts } from '#kit/text/links.ts';

/** Words with the addresses in them as links: whole, so that everybody sees where they lead, and without telling there where from. */
export function LinkedText({ text }: { text: string }): ReactNode {
  return linkParts(text).map(({ text: words, href }, place) =>
    href === undefined ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other name
      <span key={place}>{words}</span>
    ) : (
      <a
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other name
        key={place}
        href={href}
        target="_blank"
        rel="noopener noreferrer nofollow ugc"
        className="underline [overflow-wrap:anywhere]"
      >
        {words}
      </a>
    ),
  );
}
