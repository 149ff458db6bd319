import { createHash } from 'node:crypto';

/** A page as it is sent, and what its policy names. */
export interface SealedPage {
  readonly html: string;
  /** Sources of a content security policy (CSP level 3), one for each script that may run: `'sha256-…'`. */
  readonly scripts: readonly string[];
}

const dataBlock = /\stype="application\/ld\+json"/;

/**
 * Names a page's own scripts by what they say, so that the page is the same for everybody and a script that was smuggled
 * in is none of them. A script counts as the page's own when it carries the mark of this rendering, which nobody can know
 * before, and which is taken out of the page.
 * @param mark was handed to the renderer as its nonce; never used twice
 * @param started texts of scripts that the page's own scripts put into it
 */
export function sealPage(html: string, mark: string, started: readonly string[]): SealedPage {
  const attribute = ` nonce="${mark}"`;
  const own = new RegExp(`<script\\b([^>]*)${attribute}([^>]*)>([\\s\\S]*?)</script>`, 'g');
  const texts = [...html.matchAll(own)]
    .filter(([, before = '', after = '']) => !dataBlock.test(before + after))
    .map(([, , , text = '']) => text)
    .filter((text) => text !== '');
  return {
    html: html.replaceAll(attribute, ''),
    scripts: [...new Set([...texts, ...started].map(sourceOf))],
  };
}

function sourceOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
