import { Search } from 'lucide-react';
import type { ReactNode } from 'react';
import { lazy, Suspense, useState } from 'react';
import { buttonClass } from '#kit/ui/primitives/button.tsx';
import { closeMenus } from '#kit/ui/primitives/close-menus.ts';
import { cx } from '#kit/ui/primitives/cx.ts';
import { loadLater } from '#kit/web/catalogues.ts';
import { useMessages } from '#kit/web/i18n.tsx';
import type { Area } from '#kit/web/pages.ts';
import { useKeyboardShortcut } from '#kit/web/use-keyboard-shortcut.ts';

const Palette = lazy(async () => {
  const [module] = await Promise.all([import('./palette.tsx'), loadLater()]);
  return { default: module.Palette };
});

/** Opens the search; Control or Command and K, and the slash, do the same anywhere. What it opens is loaded when asked for. */
export function SearchButton({ area }: { area: Area }): ReactNode {
  const t = useMessages();
  const [open, setOpen] = useState(false);
  const [asked, setAsked] = useState(false);
  const show = (next: boolean) => {
    closeMenus();
    setAsked(true);
    setOpen(next);
  };
  useKeyboardShortcut({ key: 'k', mod: true, whileTyping: true }, () => show(!open));
  useKeyboardShortcut({ key: '/' }, () => show(true), !open);
  return (
    <>
      <button
        type="button"
        aria-label={t('shell.search')}
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-keyshortcuts="Control+K Meta+K /"
        onClick={() => show(true)}
        className={cx(
          buttonClass({ variant: 'ghost' }),
          'hit-44 shrink-0 px-2.5! lg:justify-start! lg:rounded-full lg:bg-field lg:px-4! lg:font-normal lg:text-subtle lg:text-sm lg:shadow-[inset_0_0_0_1px_var(--line)]',
          area === 'guest' ? 'max-lg:ml-auto lg:w-full lg:max-w-72' : 'w-full justify-start! text-sm',
        )}
      >
        <Search aria-hidden />
        <span className={cx('flex-1 text-start', area === 'guest' && 'max-lg:hidden')}>{t('shell.search')}</span>
        <kbd aria-hidden className={cx('font-sans text-xs', area === 'guest' && 'max-lg:hidden')}>
          /
        </kbd>
      </button>
      {asked ? (
        <Suspense fallback={null}>
          <Palette area={area} open={open} onOpenChange={setOpen} />
        </Suspense>
      ) : null}
    </>
  );
}
