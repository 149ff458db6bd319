import { hash } from 'node:crypto';
import type { PageInParts } from '#kit/web/page/page-in-parts.ts';
import { wholePage } from '#kit/web/page/page-in-parts.ts';

/** A page's text as it is sent, and what its policy names. */
export interface SealedPage {
  readonly text: string;
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
export function sealPage({ text: html, parts }: PageInParts, mark: string, started: readonly string[]): SealedPage {
  const attribute = ` nonce="${mark}"`;
  const texts: string[] = [];
  for (let at = html.indexOf(attribute); at >= 0; at = html.indexOf(attribute, at + attribute.length)) {
    const [begin, end] = [html.lastIndexOf('<', at), html.indexOf('>', at)];
    const tag = html.slice(begin, end);
    if (!/^<script\b/.test(tag) || dataBlock.test(tag)) continue;
    const text = html.slice(end + 1, html.indexOf('</script>', end));
    if (text !== '') texts.push(text);
  }
  return {
    text: html.replaceAll(attribute, ''),
    scripts: [...new Set([...texts, ...started].map((text) => sourceOf(wholePage({ text, parts }))))],
  };
}

const sourceOf = (script: Buffer): string => `'sha256-${hash('sha256', script, 'base64')}'`;
