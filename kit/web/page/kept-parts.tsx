import type { ReactElement, ReactNode } from 'react';
import { createContext, createElement, Fragment, useContext, useId } from 'react';
import { preload } from 'react-dom';
import { useLanguage } from '../words/i18n.tsx';
import type { PageInParts } from './page-in-parts.ts';
import { wholePage } from './page-in-parts.ts';

/** A part of a page as it was rendered before. */
interface Kept {
  /** What it was rendered from: the very same objects. */
  readonly of: readonly object[];
  readonly html: Buffer;
  /** Pictures it asks the browser to fetch at once, as React wrote it into the head. */
  readonly preloads: readonly Record<string, string>[];
}

/** A rendering under way. It is one call without a pause, so there is never a second one. */
interface Rendering {
  /** Parts that were kept before, by their place in the page. */
  readonly found: Buffer[];
  /** Parts that are rendered with the page and kept from now on. */
  readonly fresh: { readonly of: readonly object[]; readonly key: string }[];
}
let rendering: Rendering | null = null;

/** By the first of the objects a part is made of: it goes with them. */
const byObject = new WeakMap<object, Map<string, Kept>>();
/** Parts that are made of words alone; the ones used longest ago leave first. */
const byWords = new Map<string, Kept>();
const longestList = 600;

/** What is personal and may be read below, by name; null outside of kept parts, where everything may be read. */
const Readable = createContext<ReadonlySet<string> | null>(null);

/**
 * A part of a page that is the same for everybody who is given the same words. On the server it is rendered once, and for the next
 * visitor taken as it was: everything it depends on stands in its props, the very same objects (`of`), words (`variant`) and named
 * values of the visitor (`personal`). The language and the place in the page count by themselves. Whatever else is personal throws
 * where it is read below ({@link usePersonal}). In the browser it is its children and nothing else.
 *
 * It may name itself (useId); what waits, has a script or a form of a function in it is rendered each time.
 */
export function KeptPart({
  name,
  of = [],
  variant = '',
  personal = {},
  children,
}: {
  /** Its own in the whole site. */
  readonly name: string;
  readonly of?: readonly object[];
  readonly variant?: string;
  readonly personal?: Readonly<Record<string, unknown>>;
  readonly children: ReactNode;
}): ReactElement {
  // Ids below follow from the place of this one, on both sides.
  const place = useId();
  const language = useLanguage();
  if (!import.meta.env.SSR || !rendering) return createElement(Fragment, null, null, children, null);
  const key = JSON.stringify([name, place, language, variant, personal]);
  const before = lookUp(of, key);
  if (before) {
    // React asks for an address also where the set of pictures is what counts; it writes the set alone.
    for (const { href, ...options } of before.preloads) preload(href ?? options.imageSrcSet ?? '', options as never);
    const at = rendering.found.push(before.html) - 1;
    return createElement(Fragment, null, null, createElement('kept-part', { at }), null);
  }
  const at = rendering.fresh.push({ of, key }) - 1;
  return createElement(
    Fragment,
    null,
    createElement('kept-begin', { at }),
    createElement(Readable, { value: new Set(Object.keys(personal)) }, children),
    createElement('kept-end', { at }),
  );
}

/**
 * For hooks that give out something personal, on the server.
 * @throws inside of a kept part that does not name it
 */
export function usePersonal(what: string): void {
  const readable = useContext(Readable);
  if (readable && !readable.has(what)) throw new Error(`A kept part must name the personal value "${what}" it reads.`);
}

/** The same for an object with personal values among others: those that may not be read throw. On the server. */
export function usePersonalOf<T extends object | undefined>(
  facts: T,
  personal: readonly (keyof NonNullable<T> & string)[],
): T {
  const readable = useContext(Readable);
  if (!readable || !facts) return facts;
  const guarded = { ...facts };
  for (const what of personal) {
    if (readable.has(what)) continue;
    const get = () => {
      throw new Error(`A kept part must name the personal value "${what}" it reads.`);
    };
    Object.defineProperty(guarded, what, { get });
  }
  return guarded;
}

function lookUp(of: readonly object[], key: string): Kept | undefined {
  const [first] = of;
  if (first) {
    const before = byObject.get(first)?.get(key);
    return before && before.of.length === of.length && before.of.every((one, at) => one === of[at])
      ? before
      : undefined;
  }
  const before = byWords.get(key);
  if (before) {
    byWords.delete(key);
    byWords.set(key, before);
  }
  return before;
}

function keep(key: string, one: Kept): void {
  const [first] = one.of;
  if (first) {
    const variants = byObject.get(first) ?? new Map<string, Kept>();
    byObject.set(first, variants.set(key, one));
    return;
  }
  byWords.set(key, one);
  for (const oldest of byWords.keys()) {
    if (byWords.size <= longestList) break;
    byWords.delete(oldest);
  }
}

/** Everything kept that is made of words alone, for proofs. */
export const keptWords = (): ReadonlyMap<string, string> =>
  new Map([...byWords].map(([key, { html }]) => [key, String(html)]));

/** Renders a page in one call; parts that were not kept yet are kept for the next one. */
export function keepingParts(render: () => string): PageInParts {
  const own: Rendering = { found: [], fresh: [] };
  rendering = own;
  try {
    const text = render();
    return { text: own.fresh.length === 0 ? text : takenOut(text, own), parts: own.found };
  } finally {
    rendering = null;
  }
}

function takenOut(text: string, { found, fresh }: Rendering): string {
  const marks = /<kept-(?:begin|end) at="\d+"><\/kept-(?:begin|end)>/g;
  for (const [at, { of, key }] of fresh.entries()) {
    const [begin, end] = [`<kept-begin at="${at}"></kept-begin>`, `<kept-end at="${at}"></kept-end>`];
    const from = text.indexOf(begin);
    const until = text.indexOf(end, from);
    if (from < 0 || until < 0) continue;
    const html = wholePage({ text: text.slice(from + begin.length, until).replaceAll(marks, ''), parts: found });
    const written = String(html);
    // What waits, runs or is sent by a script is at home in one place only.
    if (!/<!--\$[?!]|<script|"javascript:/.test(written)) keep(key, { of, html, preloads: preloadsOf(text, written) });
  }
  return text.replaceAll(marks, '');
}

const names: Readonly<Record<string, string>> = {
  imagesrcset: 'imageSrcSet',
  imagesizes: 'imageSizes',
  fetchpriority: 'fetchPriority',
};

/** The pictures of a part that the head of its page names. */
function preloadsOf(text: string, html: string): Record<string, string>[] {
  const head = text.slice(0, text.indexOf('</head>'));
  // In the order in which React heard of them.
  const links = [...head.matchAll(/<link rel="preload"([^>]* as="image"[^>]*)>/g)];
  return links.flatMap(([, attributes = '']) => {
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
