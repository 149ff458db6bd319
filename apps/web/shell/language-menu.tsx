import { Languages } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Language } from '#kit/i18n/language.ts';
import { languages, nativeNameOf } from '#kit/i18n/language.ts';
import { cx } from '#kit/ui/primitives/cx.ts';
import { useLanguage, useMessages } from '#kit/web/i18n.tsx';
import { useAlternates } from '#kit/web/page.ts';
import { rememberPreference } from '#kit/web/preferences.ts';
import { HeaderMenu, menuLineClass } from './header-menu.tsx';

/** This page in the other languages; the choice is remembered. */
function LanguageLinks({ className }: { className: (current: boolean) => string }): ReactNode {
  const own = useLanguage();
  const alternates = useAlternates(languages);
  return [...alternates].map(([language, href]: [Language, string]) => (
    <li key={language}>
      <a
        href={href}
        lang={language}
        hrefLang={language}
        aria-current={language === own ? 'true' : undefined}
        onClick={() => rememberPreference('language', language)}
        className={className(language === own)}
      >
        {nativeNameOf[language]}
      </a>
    </li>
  ));
}

/** The language selector of the top bar. */
export function LanguageMenu(): ReactNode {
  const t = useMessages();
  const own = useLanguage();
  return (
    <HeaderMenu
      label={`${t('shell.language.label')}: ${nativeNameOf[own]}, ${own.toUpperCase()}`}
      trigger={
        <>
          <Languages aria-hidden />
          <span className="uppercase max-sm:sr-only">{own}</span>
        </>
      }
    >
      <ul className="grid gap-1">
        <LanguageLinks className={menuLineClass} />
      </ul>
    </HeaderMenu>
  );
}

/** The same in the footer, in plain sight. */
export function LanguageLine(): ReactNode {
  const t = useMessages();
  return (
    <nav aria-label={t('shell.language.label')}>
      <ul className="-mx-2 flex flex-wrap">
        <LanguageLinks
          className={(current) =>
            cx(
              'inline-flex min-h-9 items-center rounded-control px-2 text-sm no-underline hover:underline pointer-coarse:min-h-11',
              current ? 'font-semibold text-ink' : 'text-muted',
            )
          }
        />
      </ul>
    </nav>
  );
}
