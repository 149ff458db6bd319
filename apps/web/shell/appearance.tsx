import { Monitor, Moon, Sun } from 'lucide-react';
import type { ReactNode } from 'react';
import { useId, useState } from 'react';
import { useRevalidator } from 'react-router';
import { Switch } from '#kit/ui/primitives/choice.tsx';
import { Segmented } from '#kit/ui/primitives/segmented.tsx';
import type { Theme } from '#kit/web/context.ts';
import { useMessages } from '#kit/web/i18n.tsx';
import { rememberPreference } from '#kit/web/preferences.ts';
import { useRootFacts } from './root-facts.ts';

/** Light or dark, and the discreet mode. Both are cookies, so the next page is rendered that way from its first byte. */
export function Appearance(): ReactNode {
  const t = useMessages();
  const facts = useRootFacts();
  const { revalidate } = useRevalidator();
  const [theme, setTheme] = useState(facts?.theme ?? 'auto');
  const [discreet, setDiscreet] = useState(facts?.discreet ?? false);
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
      <Segmented
        name={useId()}
        legend={t('shell.theme.label')}
        value={theme}
        onValueChange={(next) => chooseTheme(next as Theme)}
        options={[
          { value: 'auto', label: t('shell.theme.auto'), icon: <Monitor aria-hidden /> },
          { value: 'light', label: t('shell.theme.light'), icon: <Sun aria-hidden /> },
          { value: 'dark', label: t('shell.theme.dark'), icon: <Moon aria-hidden /> },
        ]}
      />
      <Switch
        label={t('shell.discreet.label')}
        hint={t('shell.discreet.hint')}
        checked={discreet}
        onChange={(event) => chooseDiscreet(event.currentTarget.checked)}
      />
    </div>
  );
}
