import { all } from 'virtual:messages/all';
import * as build from 'virtual:react-router/server-build';
import { createRequestHandler, RouterContextProvider } from 'react-router';
import { languages } from '#kit/i18n/language.ts';
import { addMessages } from '#kit/web/catalogues.ts';
import type { WebContext } from '#kit/web/context.ts';
import { web } from '#kit/web/context.ts';
import { table } from './domains.ts';

for (const language of languages) addMessages(language, all[language]);

const handler = createRequestHandler(build, import.meta.env.MODE);

/** Renders a page, or answers a page's data or action. The server process calls it with what it knows of the request. */
export function render(request: Request, values: WebContext): Promise<Response> {
  const context = new RouterContextProvider();
  context.set(web, values);
  return handler(request, context);
}

export { table };
