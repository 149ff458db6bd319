import type { z } from 'zod';
import type { SeoBlock } from './texts.ts';

/**
 * A text's stretches. Plain words: a line that begins with `## ` is a heading, an empty line ends a paragraph, and nothing
 * else means anything.
 */
export function blocksOf(body: string): z.infer<typeof SeoBlock>[] {
  const blocks: z.infer<typeof SeoBlock>[] = [];
  for (const part of body.replace(/\r\n?/g, '\n').split(/\n{2,}|\n(?=## )|(?<=^## .*)\n/m)) {
    const text = part.replace(/\s+/g, ' ').trim();
    if (text === '') continue;
    if (text.startsWith('## ')) blocks.push({ heading: text.slice(3).trim(), paragraphs: [] });
    else {
      if (blocks.length === 0) blocks.push({ heading: '', paragraphs: [] });
      blocks.at(-1)?.paragraphs.push(text);
    }
  }
  return blocks;
}
