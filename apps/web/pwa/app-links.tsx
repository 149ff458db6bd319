import type { ReactNode } from 'react';
import { defaultLanguage } from '#kit/i18n/language.ts';
import { useRootFacts } from '../shell/root-facts.ts';
import { manifestPath, themeColours } from './paths.ts';

/** What a page's head says to a browser that can install it: the manifest, the icon, and the colour of its frame. */
export function AppLinks(): ReactNode {
  const { language = defaultLanguage, theme = 'auto', discreet = false } = useRootFacts() ?? {};
  const only = theme === 'auto' ? null : themeColours[theme];
  return (
    <>
      <link rel="manifest" href={manifestPath(language, discreet)} />
      <link rel="apple-touch-icon" href={discreet ? '/icons/plain-touch-180.png' : '/icons/icon-touch-180.png'} />
      {/* The first one that fits counts. */}
      {only === null ? (
        <meta name="theme-color" media="(prefers-color-scheme: light)" content={themeColours.light} />
      ) : null}
      <meta name="theme-color" content={only ?? themeColours.dark} />
    </>
  );
}
