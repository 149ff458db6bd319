import type { ReactElement, ReactNode } from 'react';
import { createElement } from 'react';
import { preload } from 'react-dom';

/** A part of a page as it was rendered before. */
interface Kept {
  /** What it was rendered from: the very same objects. */
  readonly of: readonly object[];
  readonly html: string;
  /** Pictures it asks the browser to fetch at once, as React wrote it into the head. */
  readonly preloads: readonly Record<string, string>[];
}

/** A part that was not there yet, and is taken out of the rendered text. */
interface Wanted {
  readonly of: readonly object[];
  readonly variant: string;
  readonly tag: string;
}

/** By the first of the objects a part is made of: it goes with them. */
const kept = new WeakMap<object, Map<string, Kept>>();
/** Parts wanted by the rendering under way. It is one call without a pause, so there is never a second one. */
let wanted: Wanted[] | null = null;

const attribute = (at: number): string => ` data-kept-part="${at}"`;

/**
 * On the server: an element with what is in it, as it was rendered before from the very same objects in the same `variant`. Whoever
 * gets the same text must have been given the same one: nothing in it may depend on the guest, the address or anything else that the
 * objects and the variant do not say, and nothing in it may name itself (useId). In the browser it is never called: there the part is
 * rendered as any other.
 */
export function keptPart(part: {
  readonly of: readonly object[];
  readonly variant: string;
  /** The element around it, of the page's own tag and without children. */
  readonly frame: ReactElement<Record<string, unknown>, string>;
  readonly children: ReactNode;
}): ReactElement {
  const { of, variant, frame, children } = part;
  const { children: _, ...props } = frame.props;
  const [first] = of;
  if (!wanted || !first) return createElement(frame.type, props, children);
  const before = kept.get(first)?.get(variant);
  if (before && before.of.length === of.length && before.of.every((one, at) => one === of[at])) {
    for (const { href = '', ...options } of before.preloads) preload(href, options as never);
    return createElement(frame.type, { ...props, dangerouslySetInnerHTML: { __html: before.html } });
  }
  wanted.push({ of, variant, tag: frame.type });
  return createElement(frame.type, { ...props, 'data-kept-part': wanted.length - 1 }, children);
}

/** Renders a page in one call; parts that were not kept yet are kept for the next one. */
export function keepingParts(render: () => string): string {
  const parts: Wanted[] = [];
  wanted = parts;
  try {
    return takenOut(render(), parts);
  } finally {
    wanted = null;
  }
}

function takenOut(text: string, parts: readonly Wanted[]): string {
  let rest = text;
  for (const [at, { of, variant, tag }] of parts.entries()) {
    const marked = rest.indexOf(attribute(at));
    if (marked < 0) continue;
    rest = rest.slice(0, marked) + rest.slice(marked + attribute(at).length);
    const begin = rest.indexOf('>', marked) + 1;
    const html = rest.slice(begin, endOf(rest, begin, tag));
    // What names itself or waits is at home in one place only.
    if (/(?:"|#)_R_|<!--\$|<script/.test(html)) continue;
    const [first] = of as [object];
    const variants = kept.get(first) ?? new Map<string, Kept>();
    kept.set(first, variants.set(variant, { of, html, preloads: preloadsOf(rest, html) }));
  }
  return rest;
}

/** Where the element ends whose content begins at `begin`. React closes every element that is not void. */
function endOf(text: string, begin: number, tag: string): number {
  const tags = new RegExp(`<(/?)${tag}[ >]`, 'g');
  tags.lastIndex = begin;
  for (let depth = 1; ; ) {
    const found = tags.exec(text);
    if (!found) throw new Error(`A kept <${tag}> does not end.`);
    depth += found[1] === '/' ? -1 : 1;
    if (depth === 0) return found.index;
  }
}

const names: Readonly<Record<string, string>> = {
  imagesrcset: 'imageSrcSet',
  imagesizes: 'imageSizes',
  fetchpriority: 'fetchPriority',
};

/** The pictures of a part that the head of its page names. */
function preloadsOf(text: string, html: string): Record<string, string>[] {
  const head = text.slice(0, text.indexOf('</head>'));
  return [...head.matchAll(/<link rel="preload" as="image"([^>]*)>/g)].flatMap(([, attributes = '']) => {
    const given = [...attributes.matchAll(/(\w+)="([^"]*)"/g)].map(([, name = '', value = '']) => [
      names[name.toLowerCase()] ?? name,
      value,
    ]);
    const { href, imageSrcSet } = Object.fromEntries(given) as Record<string, string>;
    if (!html.includes(`"${imageSrcSet ?? href ?? '>'}"`)) return [];
    const read = given.map(([name, value = '']) => [name, value.replaceAll('&quot;', '"').replaceAll('&amp;', '&')]);
    return [{ as: 'image', ...Object.fromEntries(read) }];
  });
}
