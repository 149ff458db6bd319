import type { EntryContext } from 'react-router';

/** What the router keeps of the data it hands to the browser, by their place in the stream; its server side reads it while it renders. */
interface Read extends Promise<void> {
  result?: { readonly done: boolean; readonly value: string };
}

/** Rendered twice, a page asks it for a reader twice; nobody reads. */
const nothingMore = { getReader: () => null } as unknown as ReadableStream<Uint8Array>;

/**
 * Reads the data that a page hands to the browser before the page is rendered: then nothing in it waits. The router renders what it
 * finds in `streamCache` and asks the stream for nothing more.
 */
export async function readHandoff(context: EntryContext): Promise<EntryContext> {
  const { serverHandoffStream } = context;
  if (!serverHandoffStream) return context;
  let text = '';
  const decoder = new TextDecoder();
  for await (const part of serverHandoffStream as unknown as AsyncIterable<Uint8Array>) {
    text += decoder.decode(part, { stream: true });
  }
  const read: Read = Promise.resolve();
  read.result = { done: true, value: text };
  const renderMeta = { ...context.renderMeta, streamCache: { 0: read } } as EntryContext['renderMeta'];
  return { ...context, renderMeta, serverHandoffStream: nothingMore };
}
