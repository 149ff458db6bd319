import { all } from 'virtual:messages/all';
import * as build from 'virtual:react-router/server-build';
import { createRequestHandler, RouterContextProvider } from 'react-router';
import { languages } from '#kit/i18n/language.ts';
import type { WebContext } from '#kit/web/page/context.ts';
import { web } from '#kit/web/page/context.ts';
import { addMessages } from '#kit/web/words/catalogues.ts';
import { table } from './domains.ts';
import { readerOfPage } from './reader-of-page.ts';
import { routeHandlers } from './route-handlers.ts';

for (const language of languages) addMessages(language, all[language]);

const { MODE } = import.meta.env;
const everything = createRequestHandler(build, MODE);
/** By the first part of their addresses. */
const ofLanguage = new Map<string, ReturnType<typeof routeHandlers>>(
  languages.map((language) => [language, routeHandlers(build, language, MODE)]),
);

/** Renders a page, or answers a page's data or action. The server process calls it with what it knows of the request. */
export function render(request: Request, values: WebContext): Promise<Response> {
  const context = new RouterContextProvider();
  context.set(web, values);
  const { pathname } = new URL(request.url);
  const handlerOf = ofLanguage.get(pathname.split('/', 2)[1] ?? '');
  return (handlerOf?.(pathname) ?? everything)(request, context);
}

export { readerOfPage, table };
