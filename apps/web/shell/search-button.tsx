import { Search } from 'lucide-react';
import type { ReactNode } from 'react';
import { lazy, Suspense, useEffect, useId, useRef, useState } from 'react';
import { longestPattern, patternName, shortestOnPhone } from '#domains/search/contract/pages.ts';
import { buttonClass } from '#kit/ui/primitives/button.tsx';
import { closeMenus } from '#kit/ui/primitives/close-menus.ts';
import { cx } from '#kit/ui/primitives/cx.ts';
import type { PaletteParts } from '#kit/ui/shell/palette-frame.tsx';
import { dialogCommand, PaletteFrame } from '#kit/ui/shell/palette-frame.tsx';
import { useKeyboardShortcut } from '#kit/web/hooks/use-keyboard-shortcut.ts';
import { useHref } from '#kit/web/navigation/local-link.tsx';
import type { Area } from '#kit/web/page/pages.ts';
import { loadDeferred } from '#kit/web/words/catalogues.ts';
import { useMessages } from '#kit/web/words/i18n.tsx';

const Palette = lazy(async () => {
  const module = await import('./palette.tsx');
  await loadDeferred();
  return { default: module.CommandPalette };
});

/**
 * Opens the search; Control or Command and K, and the slash, do the same anywhere. Its field is in the page and takes
 * letters before any script; what it finds is loaded when asked for.
 */
export function SearchButton({ area }: { area: Area }): ReactNode {
  const t = useMessages();
  const to = useHref();
  const id = useId();
  const parts: PaletteParts = { dialog: useRef(null), field: useRef(null) };
  const { dialog } = parts;
  const [open, setOpen] = useState(false);
  const [requested, setRequested] = useState(false);
  const show = () => {
    // A dialog waits for its answer, and may stand before what is to be found.
    if (document.querySelector('[role=dialog][data-state=open]')) return;
    closeMenus();
    setRequested(true);
    setOpen(true);
    if (!dialog.current?.open) dialog.current?.showModal();
  };
  useEffect(() => {
    // Opened by its button before this script.
    if (!dialog.current?.open) return;
    setRequested(true);
    setOpen(true);
  }, [dialog]);
  useKeyboardShortcut({ key: 'k', mod: true, whileTyping: true }, () => (open ? dialog.current?.close() : show()));
  useKeyboardShortcut({ key: '/' }, show, !open);
  const isGuest = area === 'guest';
  return (
    <>
      <button
        type="button"
        {...dialogCommand('show-modal', id)}
        aria-label={t('shell.search')}
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-keyshortcuts="Control+K Meta+K /"
        onClick={show}
        className={cx(
          buttonClass({ variant: 'ghost' }),
          'hit-44 shrink-0 px-2.5! lg:justify-start! lg:rounded-full lg:bg-field lg:px-4! lg:font-normal lg:text-subtle lg:text-sm lg:shadow-[inset_0_0_0_1px_var(--line)]',
          isGuest ? 'max-lg:ml-auto lg:w-full lg:max-w-72' : 'w-full justify-start! text-sm',
        )}
      >
        <Search aria-hidden />
        <span className={cx('flex-1 text-start', isGuest && 'max-lg:hidden')}>{t('shell.search')}</span>
        <kbd aria-hidden className={cx('font-sans text-xs', isGuest && 'max-lg:hidden')}>
          /
        </kbd>
      </button>
      <PaletteFrame
        id={id}
        parts={parts}
        label={t(isGuest ? 'search.label' : 'shell.goTo')}
        placeholder={t(isGuest ? 'search.placeholder' : 'shell.search')}
        closeLabel={t('search.close')}
        // Whether it is a phone is not known here: before the script its shortest search holds everywhere.
        form={isGuest ? { action: to('search.form'), name: patternName, minLength: shortestOnPhone } : undefined}
        maxLength={longestPattern}
        onClose={() => setOpen(false)}
      >
        {requested ? (
          <Suspense fallback={null}>
            <Palette area={area} parts={parts} />
          </Suspense>
        ) : null}
      </PaletteFrame>
    </>
  );
}
