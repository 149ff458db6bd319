import type { ReactNode } from 'react';
import type { Head } from '../slots/frame-slots.ts';

/** Headings that open to their paragraphs, and paragraphs without one. It needs no script. */
export function TextBlocks({ blocks }: { blocks: Head['blocks'] }): ReactNode {
  return (
    <section className="mt-4 grid items-start gap-x-12 gap-y-1 border-line border-t pt-5 lg:grid-cols-[repeat(auto-fit,minmax(22rem,1fr))]">
      {blocks.map(({ heading, paragraphs }) => {
        const text = paragraphs.map((words) => (
          <p key={words} className="max-w-[75ch] text-pretty text-muted leading-relaxed not-first:mt-3">
            {words}
          </p>
        ));
        return heading === '' ? (
          <div key={paragraphs[0]}>{text}</div>
        ) : (
          <details key={heading} className="group">
            <summary className="flex min-h-11 cursor-pointer list-none items-center justify-between gap-4 rounded-control pr-2 after:size-2 after:shrink-0 after:rotate-45 after:border-subtle after:border-r-2 after:border-b-2 hover:text-accent-ink group-open:after:-rotate-135 motion-safe:after:transition-[rotate] [&::-webkit-details-marker]:hidden">
              <h2 className="font-bold">{heading}</h2>
            </summary>
            <div className="pt-1 pb-3">{text}</div>
          </details>
        );
      })}
    </section>
  );
}
