import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { useId, useRef } from 'react';
import { Anchor } from './anchor.tsx';
import type { ButtonSize, ButtonVariant } from './button.tsx';
import { buttonClass } from './button.tsx';
import { cx } from './cx.ts';

/** One line of a `LinkMenu`. */
export type LinkMenuItem = {
  key: string;
  href: string;
  label: ReactNode;
  icon?: ReactNode;
  current?: boolean | undefined;
  /** The language of the target, when the link changes it. */
  lang?: string | undefined;
};

/** Distance to the button and to the edge of the window (px). */
const GAP = 8;

/**
 * Links behind one button, on the platform's own popover: it closes by Escape and by a press
 * outside, opening one closes the other, its links stand in the page for search engines, and it
 * costs a tenth of `DropdownMenu`. For actions with side effects use `DropdownMenu`.
 */
export function LinkMenu({
  label,
  trigger,
  items,
  footer,
  variant = 'ghost',
  size,
  className,
}: {
  /** Names the button and the list. */
  label: string;
  trigger: ReactNode;
  items: readonly LinkMenuItem[];
  /** After the links: a form that logs out. */
  footer?: ReactNode;
  variant?: ButtonVariant | undefined;
  size?: ButtonSize | undefined;
  className?: string | undefined;
}): ReactNode {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const place = (panel: HTMLElement) => {
    const box = button.current?.getBoundingClientRect();
    if (!box) return;
    const width = panel.offsetWidth;
    const below = box.bottom + GAP + panel.offsetHeight <= window.innerHeight;
    panel.style.left = `${Math.max(GAP, Math.min(box.right - width, document.documentElement.clientWidth - width - GAP))}px`;
    panel.style.top = below ? `${box.bottom + GAP}px` : 'auto';
    panel.style.bottom = below ? 'auto' : `${window.innerHeight - box.top + GAP}px`;
  };
  return (
    <>
      <button
        ref={button}
        type="button"
        popoverTarget={id}
        aria-label={label}
        className={cx(buttonClass({ variant, size }), className)}
      >
        {trigger}
      </button>
      <nav
        id={id}
        popover="auto"
        aria-label={label}
        data-edge
        onToggle={(event) => {
          if (event.newState === 'open') place(event.currentTarget);
        }}
        className="fixed inset-auto m-0 max-h-[calc(100dvh-5rem)] min-w-52 max-w-[calc(100vw-1rem)] animate-fade-in overflow-y-auto rounded-card border border-line bg-raised p-1.5 text-ink shadow-e3"
      >
        <ul>
          {items.map((item) => (
            <li key={item.key}>
              <Anchor
                href={item.href}
                lang={item.lang}
                hrefLang={item.lang}
                aria-current={item.current ? 'true' : undefined}
                onClick={(event) => event.currentTarget.closest<HTMLElement>('[popover]')?.hidePopover()}
                className="flex min-h-9 items-center gap-2.5 rounded-control px-2.5 py-1.5 text-ink text-sm no-underline -outline-offset-2! hover:bg-hover pointer-coarse:min-h-11 [&>svg]:size-4.5 [&>svg]:shrink-0 [&>svg]:text-subtle"
              >
                {item.icon}
                <span className="flex-1">{item.label}</span>
                {item.current ? <Check aria-hidden className="text-accent-ink!" /> : null}
              </Anchor>
            </li>
          ))}
        </ul>
        {footer ? <div className="mt-1.5 border-line border-t pt-1.5">{footer}</div> : null}
      </nav>
    </>
  );
}
