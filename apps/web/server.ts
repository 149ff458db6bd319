import { all } from 'virtual:messages/all';
import * as build from 'virtual:react-router/server-build';
import { createRequestHandler, RouterContextProvider } from 'react-router';
import { languages } from '#kit/i18n/language.ts';
import { addMessages } from '#kit/web/catalogues.ts';
import type { WebContext } from '#kit/web/context.ts';
import { web } from '#kit/web/context.ts';
import { table } from './domains.ts';
import { isOf } from './language-manifest.ts';

for (const language of languages) addMessages(language, all[language]);

type Handler = ReturnType<typeof createRequestHandler>;

const { MODE } = import.meta.env;
const everything = createRequestHandler(build, MODE);
/** By the first part of their addresses: the router looks an address up among all the routes it is given. */
const ofLanguage = new Map<string, Handler>(
  languages.map((language) => {
    const routes = Object.fromEntries(Object.entries(build.routes).filter(([id]) => isOf(id, language)));
    return [language, createRequestHandler({ ...build, routes }, MODE)];
  }),
);

/** Renders a page, or answers a page's data or action. The server process calls it with what it knows of the request. */
export function render(request: Request, values: WebContext): Promise<Response> {
  const context = new RouterContextProvider();
  context.set(web, values);
  const first = new URL(request.url).pathname.split('/', 2)[1] ?? '';
  return (ofLanguage.get(first) ?? everything)(request, context);
}

export { table };
