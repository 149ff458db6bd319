import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Showcase } from './showcase.tsx';

const NOW = 1_800_000_000_000;
const html = renderToString(<Showcase now={NOW} />);
const all = (pattern: RegExp): string[] => html.match(pattern) ?? [];

describe('every part, rendered on the server', () => {
  it('comes out the same each time, so the browser finds what the server sent', () => {
    expect(renderToString(<Showcase now={NOW} />)).toBe(html);
  });

  it('keeps the place of every picture before it arrives', () => {
    const pictures = all(/<img\b[^>]*>/g);
    expect(pictures.length).toBeGreaterThan(10);
    for (const picture of pictures) {
      expect(picture).toMatch(/\bwidth="\d+"/);
      expect(picture).toMatch(/\bheight="\d+"/);
      expect(picture).toMatch(/\balt="/);
    }
  });

  it('gives every element with an id an id of its own', () => {
    const ids = all(/\sid="[^"]+"/g);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('names every button in words', () => {
    for (const button of all(/<button\b.*?<\/button>/gs)) {
      const words = button
        .replace(/<svg.*?<\/svg>/gs, '')
        .replace(/<[^>]*>/g, '')
        .trim();
      expect(/aria-label="[^"]+"/.test(button) || words.length > 0, button.slice(0, 200)).toBe(true);
    }
  });

  it('never asks the browser before it is in one', () => {
    expect(typeof window).toBe('undefined');
  });
});
