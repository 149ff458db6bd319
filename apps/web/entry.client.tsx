import { chunks } from 'virtual:messages/chunks';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import type { MessageArea } from '#kit/i18n/areas.ts';
import { areasFor } from '#kit/i18n/areas.ts';
import { defaultLanguage, isLanguage } from '#kit/i18n/language.ts';
import type { CompiledCatalogue } from '#kit/i18n/translator.ts';
import { keepEarlyPresses } from '#kit/web/navigation/early-press.ts';
import type { Area } from '#kit/web/page/pages.ts';
import { addDeferred, addMessages, loadDeferred } from '#kit/web/words/catalogues.ts';
import { table } from './domains.ts';
import { listenForInstall } from './pwa/install-event.ts';

/** What `{language}/more` has: how to fetch the words of each domain. */
type WordsOfDomains = Readonly<Record<string, (() => Promise<{ default: CompiledCatalogue }>) | undefined>>;

listenForInstall();
table.addRest(async () => (await import('virtual:pages/every')).pages);
// Beside the first load: a translator has to ask its own server first.
void import('#kit/web/words/translated-text.ts').then(
  ({ bringBackTranslatedText }) => bringBackTranslatedText(),
  // Without it figures keep themselves, and a part that breaks is shown again.
  () => undefined,
);

// Not by `lang`: a translator writes its own language there.
const { dataset } = document.documentElement;
const lang = dataset['language'];
const language = isLanguage(lang) ? lang : defaultLanguage;
const home = location.pathname === '/' || location.pathname === `/${language}/`;

const load = async (area: MessageArea): Promise<void> => {
  const module = await chunks[`${language}/${area}`]?.();
  if (module) addMessages(language, module.default as CompiledCatalogue);
};
addDeferred(async (domain) => {
  const more = await chunks[`${language}/more`]?.();
  const module = await (more?.default as WordsOfDomains | undefined)?.[domain]?.();
  if (module) addMessages(language, module.default);
});

/**
 * The words are on their way since the page's head; React starts only when they are here, so nothing flickers. The homepage says
 * nothing but words of the first look.
 */
await Promise.all([...areasFor((dataset['area'] ?? 'guest') as Area).map(load), home ? undefined : loadDeferred()]);

// '/' is rendered as the visitor's home: the address is told before the router looks at it.
if (location.pathname === '/')
  history.replaceState(history.state, '', `/${language}/${location.search}${location.hash}`);

keepEarlyPresses(() =>
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <HydratedRouter />
      </StrictMode>,
    );
  }),
);
