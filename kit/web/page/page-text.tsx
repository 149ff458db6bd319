import type { ReactNode } from 'react';
import { lazy, Suspense } from 'react';
import type { Head } from '../slots/frame-slots.ts';

// Below what people came for, and read without a script: its own comes after the first look.
const TextBlocks = lazy(async () => ({ default: (await import('./text-blocks.tsx')).TextBlocks }));

/**
 * What operators wrote about a page, below what people came for: folded to its headings, open to whoever wants to read.
 * Nothing is shown where nobody wrote anything.
 */
export function PageText({ blocks }: { blocks: Head['blocks'] }): ReactNode {
  return blocks.length === 0 ? null : (
    <Suspense>
      <TextBlocks blocks={blocks} />
    </Suspense>
  );
}
