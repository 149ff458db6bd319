import type { ReactNode } from 'react';

const address = /(https?:\/\/[^\s<>"]+)/giu;

/** Words with the addresses in them as links: whole, so that everybody sees where they lead, and without telling there where from. */
export function LinkedText({ text }: { text: string }): ReactNode {
  return text.split(address).map((part, place) =>
    place % 2 === 0 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other name
      <span key={place}>{part}</span>
    ) : (
      <a
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other name
        key={place}
        href={part}
        target="_blank"
        rel="noopener noreferrer nofollow ugc"
        className="underline [overflow-wrap:anywhere]"
      >
        {part}
      </a>
    ),
  );
}
