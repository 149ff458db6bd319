import { DoorOpen, Languages } from 'lucide-react';
import type { ReactNode } from 'react';
import { useEffect } from 'react';
import { buttonClass } from '../primitives/button.tsx';
import { cx } from '../primitives/cx.ts';
import { isComposing } from '../primitives/typed-keys.ts';
import { exitPress } from './exit-presses.ts';
import { HeaderMenu, menuLineClass } from './header-menu.tsx';

/** A language with the address of this very page in it. */
export type LanguageChoice = { code: string; name: string; href: string };

type LanguageProps = {
  label: string;
  current: string;
  languages: readonly LanguageChoice[];
  /** Hears of the choice before the page changes. */
  onChoose?: ((code: string) => void) | undefined;
};

// Plain anchors: another language is another document.
const links = ({ current, languages, onChoose }: LanguageProps, className: (current: boolean) => string): ReactNode[] =>
  languages.map(({ code, name, href }) => (
    <li key={code}>
      <a
        href={href}
        lang={code}
        hrefLang={code}
        aria-current={code === current ? 'true' : undefined}
        onClick={() => onChoose?.(code)}
        className={className(code === current)}
      >
        {name}
      </a>
    </li>
  ));

/** This page in another language, behind one button. */
export function LanguageSelect(props: LanguageProps): ReactNode {
  const { label, current, languages } = props;
  const name = languages.find(({ code }) => code === current)?.name ?? current;
  return (
    <HeaderMenu
      label={`${label}: ${name}, ${current.toUpperCase()}`}
      trigger={
        <>
          <Languages aria-hidden />
          <span className="uppercase">{current}</span>
        </>
      }
    >
      <ul className="grid gap-1">{links(props, menuLineClass)}</ul>
    </HeaderMenu>
  );
}

/** The same in plain sight: found by search engines, works before any script. */
export function LanguageList({
  inMenu = false,
  ...props
}: LanguageProps & {
  /** Inside a menu, where it is no place of its own to jump to. */
  inMenu?: boolean | undefined;
}): ReactNode {
  const Frame = inMenu ? 'div' : 'nav';
  return (
    <Frame aria-label={props.label} role={inMenu ? 'group' : undefined}>
      <ul className="-mx-2 flex flex-wrap">
        {links(props, (current) =>
          cx(
            'inline-flex min-h-9 items-center rounded-control px-2 text-sm no-underline hover:underline pointer-coarse:min-h-11',
            current ? 'font-semibold text-ink' : 'text-muted',
          ),
        )}
      </ul>
    </Frame>
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
      if (event.key !== 'Escape' || event.repeat || isComposing(event)) return;
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
