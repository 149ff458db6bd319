import { renderToPipeableStream } from 'react-dom/server';
import type { EntryContext, HandleErrorFunction, RouterContextProvider } from 'react-router';
import { isRouteErrorResponse, ServerRouter } from 'react-router';
import { structuredText } from '#kit/structured/structured.ts';
import { web } from '#kit/web/context.ts';
import { NonceContext } from '#kit/web/nonce.ts';
import { StructuredContext } from '#kit/web/structured-data.tsx';
import { deferScripts } from './defer-scripts.ts';
import { table } from './domains.ts';
import { manifestOf } from './language-manifest.ts';
import { textSink } from './text-sink.ts';

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
  const { language, nonce, structured, startedScripts, page } = loadContext.get(web);
  const context = { ...routerContext, manifest: manifestOf(routerContext.manifest, language) };
  return new Promise((resolve, reject) => {
    let final = status;
    const timeout = setTimeout(() => abort(new Error('The page took too long to render.')), streamTimeout + 1000);
    const sink = textSink((text) => {
      clearTimeout(timeout);
      headers.set('content-type', 'text/html; charset=utf-8');
      const { html, link, started } = deferScripts(text, { atOnce: coversWindow(routerContext) });
      startedScripts.push(...started);
      if (link !== '') headers.set('link', link);
      page.html = html;
      resolve(new Response(null, { status: final, headers }));
    });
    const { pipe, abort } = renderToPipeableStream(
      <NonceContext value={nonce}>
        <StructuredContext value={structuredText(structured)}>
          <ServerRouter context={context} url={request.url} nonce={nonce} />
        </StructuredContext>
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

/** Whether the page is one that covers its window, as a room does: its picture is drawn by scripts. */
function coversWindow({ staticHandlerContext }: EntryContext): boolean {
  const id = staticHandlerContext.matches.at(-1)?.route.id ?? '';
  return table.page(id.slice(id.indexOf('.') + 1))?.footer === false;
}

/** Failures of loaders, actions and rendering; neither addresses that lead nowhere nor visitors who went away. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  const refused = isRouteErrorResponse(error) && error.status < 500;
  if (!request.signal.aborted && !refused) context.get(web).report(error);
};
