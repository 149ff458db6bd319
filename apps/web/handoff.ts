import type { EntryContext } from 'react-router';
import type { PageInParts } from '#kit/web/page/page-in-parts.ts';
import { placeOf } from '#kit/web/page/page-in-parts.ts';
import { inScript } from './defer-scripts.ts';

/** What the router keeps of the data it hands to the browser, by their place in the stream; its server side reads it while it renders. */
interface Read extends Promise<void> {
  result?: { readonly done: boolean; readonly value: string };
}

/** Rendered twice, a page asks it for a reader twice; nobody reads. */
const nothingMore = { getReader: () => null } as unknown as ReadableStream<Uint8Array>;

/** A page's context whose data are read, and the data. */
interface ReadContext {
  readonly context: EntryContext;
  readonly data: string | null;
}

/**
 * Reads the data that a page hands to the browser before the page is rendered: then nothing in it waits. The router renders what it
 * finds in `streamCache` and asks the stream for nothing more. It finds a mark there ({@link withData}): data are half of a page, and
 * everything that is done with its text would be done with them.
 * @param mark is in no other place of the page
 */
export async function readHandoff(context: EntryContext, mark: string): Promise<ReadContext> {
  const { serverHandoffStream } = context;
  if (!serverHandoffStream) return { context, data: null };
  let data = '';
  const decoder = new TextDecoder();
  for await (const part of serverHandoffStream as unknown as AsyncIterable<Uint8Array>) {
    data += decoder.decode(part, { stream: true });
  }
  const read: Read = Promise.resolve();
  read.result = { done: true, value: markOf(mark) };
  const renderMeta = { ...context.renderMeta, streamCache: { 0: read } } as EntryContext['renderMeta'];
  return { context: { ...context, renderMeta, serverHandoffStream: nothingMore }, data };
}

const markOf = (mark: string): string => `data-${mark}`;

/** The page with its data as a part of it, in the place of their mark. */
export function withData({ text, parts }: PageInParts, data: string | null, mark: string): PageInParts {
  const marked = JSON.stringify(markOf(mark));
  const at = text.lastIndexOf(marked);
  if (data === null || at < 0) return { text, parts };
  const begin = text.slice(0, at) + placeOf(parts.length);
  return { text: begin + text.slice(at + marked.length), parts: [...parts, Buffer.from(inScript(data))] };
}
