import type { ReactNode } from 'react';
import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';
import { Switch } from '#kit/ui/primitives/choice.tsx';
import { ThemeToggle } from '#kit/ui/shell/theme-toggle.tsx';
import { rememberPreference } from '#kit/web/device/preferences.ts';
import type { Theme } from '#kit/web/page/context.ts';
import { useMessages } from '#kit/web/words/i18n.tsx';
import { useRootFacts } from './root-facts.ts';

/** Light or dark, and the discreet mode. Both are cookies, so the next page is rendered that way from its first byte. */
export function Appearance(): ReactNode {
  const t = useMessages();
  const facts = useRootFacts();
  const { revalidate } = useRevalidator();
  const [theme, setTheme] = useState(facts?.theme ?? 'auto');
  const [discreet, setDiscreet] = useState(facts?.discreet ?? false);
  // It stands in two places of a phone's page; both show what was chosen in one.
  useEffect(() => {
    setTheme(facts?.theme ?? 'auto');
    setDiscreet(facts?.discreet ?? false);
  }, [facts?.theme, facts?.discreet]);
  const chooseTheme = (next: Theme) => {
    setTheme(next);
    rememberPreference('theme', next);
    document.documentElement.dataset['theme'] = next;
    void revalidate();
  };
  const chooseDiscreet = (next: boolean) => {
    setDiscreet(next);
    rememberPreference('discreet', next ? '1' : '0');
    void revalidate();
  };
  return (
    <div className="grid gap-2">
      <ThemeToggle
        value={theme}
        onChange={chooseTheme}
        labels={{
          legend: t('shell.theme.label'),
          auto: t('shell.theme.auto'),
          light: t('shell.theme.light'),
          dark: t('shell.theme.dark'),
        }}
      />
      <Switch
        label={t('shell.discreet.label')}
        hint={
          <>
            <span className="pointer-coarse:hidden">{t('shell.discreet.hint', { touch: 'no' })}</span>
            <span className="pointer-fine:hidden">{t('shell.discreet.hint', { touch: 'yes' })}</span>
          </>
        }
        checked={discreet}
        onChange={(event) => chooseDiscreet(event.currentTarget.checked)}
      />
    </div>
  );
}
