import { Writable } from 'node:stream';
import { renderToPipeableStream } from 'react-dom/server';
import type { EntryContext, HandleErrorFunction, RouterContextProvider } from 'react-router';
import { isRouteErrorResponse, ServerRouter } from 'react-router';
import { web } from '#kit/web/context.ts';
import { NonceContext } from '#kit/web/nonce.ts';

/** How long a page may wait for what it renders, in milliseconds. */
export const streamTimeout = 5000;

/**
 * Renders the whole page before answering: its data come from this process, so nothing is gained by streaming, and a
 * whole page has the right status and can be kept for the next anonymous visitor.
 */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  const { nonce } = loadContext.get(web);
  return new Promise((resolve, reject) => {
    let final = status;
    const timeout = setTimeout(() => abort(new Error('The page took too long to render.')), streamTimeout + 1000);
    const chunks: Buffer[] = [];
    const sink = new Writable({
      write(chunk: Buffer, _encoding, done) {
        chunks.push(chunk);
        done();
      },
      final(done) {
        clearTimeout(timeout);
        headers.set('content-type', 'text/html; charset=utf-8');
        resolve(new Response(new Uint8Array(Buffer.concat(chunks)), { status: final, headers }));
        done();
      },
    });
    const { pipe, abort } = renderToPipeableStream(
      <NonceContext value={nonce}>
        <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
      </NonceContext>,
      {
        nonce,
        progressiveChunkSize: 1_000_000,
        onAllReady: () => pipe(sink),
        onShellError: (error) => {
          clearTimeout(timeout);
          reject(error);
        },
        onError: () => {
          final = 500;
        },
      },
    );
  });
}

/** Failures of loaders, actions and rendering; neither addresses that lead nowhere nor visitors who went away. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  const refused = isRouteErrorResponse(error) && error.status < 500;
  if (!request.signal.aborted && !refused) context.get(web).report(error);
};
