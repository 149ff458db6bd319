import type { ReactNode } from 'react';
import { renderToPipeableStream, renderToString } from 'react-dom/server';
import type { EntryContext, HandleErrorFunction, RouterContextProvider } from 'react-router';
import { isRouteErrorResponse, ServerRouter } from 'react-router';
import { structuredText } from '#kit/structured/structured.ts';
import { web } from '#kit/web/page/context.ts';
import { keepingParts } from '#kit/web/page/kept-parts.tsx';
import { NonceContext } from '#kit/web/page/nonce.ts';
import type { PageInParts } from '#kit/web/page/page-in-parts.ts';
import { ReaderLookContext } from '#kit/web/page/reader-facts.tsx';
import { StructuredContext } from '#kit/web/page/structured-data.tsx';
import { deferScripts } from './defer-scripts.ts';
import { table } from './domains.ts';
import { readHandoff, withData } from './handoff.ts';
import { manifestOf } from './language-manifest.ts';
import { textSink } from './text-sink.ts';

/** How long a page may wait for what it renders, in milliseconds. */
export const streamTimeout = 5000;

/** Whether React left a boundary unfinished: it failed, or waits for something. */
const isUnfinished = (text: string): boolean => text.includes('<!--$!-->') || text.includes('<!--$?-->');

/**
 * What React itself puts into a page with a form of a function, so that it is sent once scripts are there. In one pass React does
 * not mark it as the page's own. Nothing else is marked here: it has to be the very same text.
 */
const formScript = scriptOf(
  <html lang="en">
    <body>
      <form action={async () => undefined} />
    </body>
  </html>,
);
function scriptOf(page: ReactNode): string {
  const text = renderToString(page);
  return text.slice(text.indexOf('<script'), text.indexOf('</script>') + '</script>'.length);
}
const marked = (text: string, nonce: string): string =>
  text.replace(formScript, () => formScript.replace('<script', `<script nonce="${nonce}"`));

/**
 * Renders the whole page before answering: its data come from this process, so nothing is gained by streaming, and a
 * whole page has the right status and can be kept for the next anonymous visitor. One pass does for a page that waits
 * for nothing, at half of what a stream costs.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  const { language, nonce, structured, startedScripts, page, wordsOf, look } = loadContext.get(web);
  const ids = routerContext.staticHandlerContext.matches.map(({ route }) => route.id);
  const manifest = manifestOf(routerContext.manifest, language, ids);
  const { context, data } = await readHandoff({ ...routerContext, manifest }, nonce);
  const element = (
    <NonceContext value={nonce}>
      <StructuredContext value={structuredText(structured)}>
        <ReaderLookContext value={look ?? null}>
          <ServerRouter context={context} url={request.url} nonce={nonce} />
        </ReaderLookContext>
      </StructuredContext>
    </NonceContext>
  );
  const inParts = keepingParts(() => renderToString(element));
  const whole: PageInParts & { isBroken?: boolean } = isUnfinished(inParts.text)
    ? await streamed(element, nonce)
    : { ...inParts, text: marked(inParts.text, nonce) };
  const modules = ids.flatMap((id) => {
    const route = routerContext.manifest.routes[id];
    return route ? [route.module, ...(route.imports ?? [])] : [];
  });
  const { html, link, started } = deferScripts(`<!DOCTYPE html>${whole.text}`, {
    atOnce: coversWindow(routerContext),
    words: wordsOf(modules),
  });
  startedScripts.push(...started);
  headers.set('content-type', 'text/html; charset=utf-8');
  if (link !== '') headers.set('link', link);
  page.inParts = withData({ text: html, parts: whole.parts }, data, nonce);
  return new Response(null, { status: whole.isBroken === true ? 500 : status, headers });
}

/** The page as a stream writes it when all of it is there: what waits is waited for, and what failed is told and marked. */
function streamed(element: ReactNode, nonce: string): Promise<PageInParts & { isBroken?: boolean }> {
  return new Promise((resolve, reject) => {
    let isBroken = false;
    const timeout = setTimeout(() => abort(new Error('The page took too long to render.')), streamTimeout + 1000);
    const sink = textSink((text) => {
      clearTimeout(timeout);
      resolve({ text: text.replace(/^<!DOCTYPE html>/, ''), parts: [], isBroken });
    });
    const { pipe, abort } = renderToPipeableStream(element, {
      nonce,
      progressiveChunkSize: 1_000_000,
      onAllReady: () => pipe(sink),
      onShellError: (error) => {
        clearTimeout(timeout);
        reject(error);
      },
      onError: () => {
        isBroken = true;
      },
    });
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
