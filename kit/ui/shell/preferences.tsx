import { DoorOpen, Languages, Monitor, Moon, Sun } from 'lucide-react';
import type { ReactNode } from 'react';
import { useEffect } from 'react';
import { Anchor } from '../primitives/anchor.tsx';
import { buttonClass } from '../primitives/button.tsx';
import { cx } from '../primitives/cx.ts';
import { LinkMenu } from '../primitives/link-menu.tsx';
import { Segmented } from '../primitives/segmented.tsx';
import { exitPress } from './exit-presses.ts';

/** What a guest wants the light to be; `auto` follows the device. */
export type Theme = 'auto' | 'dark' | 'light';

/** Dark, light, or as the device says. The screen stores it and sets `data-theme` on the root. */
export function ThemeToggle({
  value,
  onChange,
  labels,
}: {
  value: Theme;
  onChange: (theme: Theme) => void;
  labels: { legend: string } & Record<Theme, string>;
}): ReactNode {
  return (
    <Segmented
      name="theme"
      legend={labels.legend}
      value={value}
      onValueChange={(next) => onChange(next as Theme)}
      options={[
        { value: 'auto', label: labels.auto, icon: <Monitor aria-hidden /> },
        { value: 'dark', label: labels.dark, icon: <Moon aria-hidden /> },
        { value: 'light', label: labels.light, icon: <Sun aria-hidden /> },
      ]}
    />
  );
}

/** A language with the address of this very page in it. */
export type LanguageChoice = { code: string; name: string; href: string };

/** This page in another language, behind one button. */
export function LanguageSelect({
  label,
  current,
  languages,
}: {
  label: string;
  current: string;
  languages: readonly LanguageChoice[];
}): ReactNode {
  return (
    <LinkMenu
      label={`${label}: ${current.toUpperCase()}`}
      trigger={
        <>
          <Languages aria-hidden />
          <span className="uppercase">{current}</span>
        </>
      }
      items={languages.map((language) => ({
        key: language.code,
        label: language.name,
        href: language.href,
        lang: language.code,
        current: language.code === current,
      }))}
    />
  );
}

/** The same as plain links, for the footer: found by search engines, works before any script. */
export function LanguageList({
  label,
  current,
  languages,
}: {
  label: string;
  current: string;
  languages: readonly LanguageChoice[];
}): ReactNode {
  return (
    <nav aria-label={label}>
      <ul className="flex flex-wrap gap-1">
        {languages.map((language) => (
          <li key={language.code}>
            <Anchor
              href={language.href}
              lang={language.code}
              hrefLang={language.code}
              aria-current={language.code === current ? 'true' : undefined}
              className={cx(
                buttonClass({ variant: 'ghost', size: 'sm' }),
                language.code === current && 'bg-accent-soft! text-accent-ink!',
              )}
            >
              {language.name}
            </Anchor>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/**
 * Leaves at once for `href`, which replaces this page in the history; three presses of Escape do the
 * same. The page is hidden first, so nothing is seen while the other one loads.
 */
export function QuickExit({
  href,
  label,
  hint,
  onExit,
  compact,
}: {
  href: string;
  label: string;
  /** Says which key does it (title). */
  hint?: string | undefined;
  /** Last act before leaving, e.g. end a call. */
  onExit?: (() => void) | undefined;
  compact?: boolean | undefined;
}): ReactNode {
  useEffect(() => {
    let presses: number[] = [];
    const listen = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.repeat) return;
      const next = exitPress(presses, event.timeStamp);
      presses = next.presses;
      if (!next.leave) return;
      onExit?.();
      leave(href);
    };
    document.addEventListener('keydown', listen, true);
    return () => document.removeEventListener('keydown', listen, true);
  }, [href, onExit]);
  return (
    <a
      href={href}
      rel="noreferrer nofollow"
      title={hint ?? label}
      onClick={(event) => {
        event.preventDefault();
        onExit?.();
        leave(href);
      }}
      className={cx(buttonClass({ variant: 'ghost', size: 'sm' }), 'text-muted')}
    >
      <DoorOpen aria-hidden />
      <span className={compact ? 'sr-only' : undefined}>{label}</span>
    </a>
  );
}

function leave(href: string): void {
  document.documentElement.style.visibility = 'hidden';
  document.title = '';
  for (const media of document.querySelectorAll('video, audio')) (media as HTMLMediaElement).muted = true;
  window.location.replace(href);
}
