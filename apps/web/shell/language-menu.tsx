import type { ReactNode } from 'react';
import type { Language } from '#kit/i18n/language.ts';
import { languages, nativeNameOf } from '#kit/i18n/language.ts';
import { LanguageList, LanguageSelect } from '#kit/ui/shell/preferences.tsx';
import { rememberPreference } from '#kit/web/device/preferences.ts';
import { KeptPart } from '#kit/web/page/kept-parts.tsx';
import { useAlternates } from '#kit/web/page/page.ts';
import { useLanguage, useMessages } from '#kit/web/words/i18n.tsx';

/** This page in every language; the choice is remembered. */
function useLanguageChoices() {
  const t = useMessages();
  const alternates = useAlternates(languages);
  return {
    label: t('shell.language.label'),
    current: useLanguage(),
    languages: [...alternates].map(([code, href]) => ({ code, href, name: nativeNameOf[code] })),
    onChoose: (code: string) => rememberPreference('language', code as Language),
  };
}

/** The language selector of the top bar. */
export function LanguageMenu(): ReactNode {
  const choices = useLanguageChoices();
  return (
    <KeptPart name="frame.languageMenu" variant={placesOf(choices)}>
      <LanguageSelect {...choices} />
    </KeptPart>
  );
}

/** The same in plain sight: in the footer and in the phone's menu. */
export function LanguageLine({ inMenu }: { inMenu?: boolean }): ReactNode {
  const choices = useLanguageChoices();
  return (
    <KeptPart name="frame.languageLine" variant={placesOf(choices) + (inMenu ? ' in a menu' : '')}>
      <LanguageList {...choices} inMenu={inMenu} />
    </KeptPart>
  );
}

const placesOf = (choices: ReturnType<typeof useLanguageChoices>): string =>
  choices.languages.map(({ href }) => href).join(' ');
