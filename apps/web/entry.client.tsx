import { chunks } from 'virtual:messages/chunks';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import type { MessageArea } from '#kit/i18n/areas.ts';
import { defaultLanguage, isLanguage } from '#kit/i18n/language.ts';
import { addMessages } from '#kit/web/catalogues.ts';

const { lang, dataset } = document.documentElement;
const language = isLanguage(lang) ? lang : defaultLanguage;
const area = (dataset['area'] ?? 'guest') as MessageArea;
const needed = area === 'guest' ? [area] : ['guest', area];

/** The words are on their way since the page's head; React starts only when they are here, so nothing flickers. */
const loaded = await Promise.all(needed.map((part) => chunks[`${language}/${part}`]?.()));
for (const module of loaded) if (module) addMessages(language, module.default);

// '/' is rendered as the visitor's home: the address is told before the router looks at it.
if (location.pathname === '/')
  history.replaceState(history.state, '', `/${language}/${location.search}${location.hash}`);

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});
