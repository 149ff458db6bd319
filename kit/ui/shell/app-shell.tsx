import type { ReactNode } from 'react';
import { Anchor } from '../primitives/anchor.tsx';
import { cx } from '../primitives/cx.ts';
import { SkipLink } from '../primitives/hidden.tsx';
import { Link } from '../primitives/link.tsx';
import { SafePart } from '../primitives/safe-part.tsx';

/** How tightly a side is packed: guest site, studio, back office. */
export type Density = 'generous' | 'regular' | 'dense';

/** Props of `AppShell`. */
export type AppShellProps = {
  density: Density;
  skipLabel: string;
  topBar?: ReactNode;
  sideNav?: ReactNode;
  bottomNav?: ReactNode;
  footer?: ReactNode;
  children: ReactNode;
};

/** Lays out one side of the product; room for the bottom navigation is kept on a phone. */
export function AppShell({
  density,
  skipLabel,
  topBar,
  sideNav,
  bottomNav,
  footer,
  children,
}: AppShellProps): ReactNode {
  return (
    <div
      data-density={density}
      className={cx(
        'flex min-h-dvh bg-canvas',
        // What sticks to the lower edge of a page sticks above the phone's navigation.
        Boolean(bottomNav) && 'max-menu:[--bottom-bar:calc(3.5rem+env(safe-area-inset-bottom,0px))]',
      )}
    >
      <SkipLink targetId="main">{skipLabel}</SkipLink>
      <SafePart>{sideNav}</SafePart>
      <div className="flex min-w-0 flex-1 flex-col">
        <SafePart>{topBar}</SafePart>
        <main id="main" tabIndex={-1} className="flex-1 outline-none">
          {children}
        </main>
        <SafePart>{footer}</SafePart>
        {bottomNav ? (
          <div
            aria-hidden
            className={cx(
              'h-[calc(3.5rem+env(safe-area-inset-bottom,0px))] menu:hidden',
              Boolean(footer) && 'bg-surface',
            )}
          />
        ) : null}
      </div>
      <SafePart>{bottomNav}</SafePart>
    </div>
  );
}

/** Links under one heading at the end of the page. */
export type FooterColumn = {
  title: string;
  links: ReadonlyArray<{ href: string; label: string }>;
  /** What is no link, below them. */
  extra?: ReactNode;
};

/** One column of links of a `Footer`. */
export function FooterLinks({ column }: { column: FooterColumn }): ReactNode {
  return (
    <nav aria-label={column.title}>
      <p className="mb-2 font-bold text-sm">{column.title}</p>
      <ul className="grid">
        {column.links.map((link) => (
          <li key={link.href}>
            <Link
              variant="quiet"
              href={link.href}
              className="inline-flex min-h-8 items-center text-sm pointer-coarse:min-h-11"
            >
              {link.label}
            </Link>
          </li>
        ))}
        {column.extra ? <li>{column.extra}</li> : null}
      </ul>
    </nav>
  );
}

/** The end of every guest page: brand and promise, columns of links, legal line. */
export function Footer({
  brand,
  promise,
  columns,
  controls,
  legal,
}: {
  brand: ReactNode;
  promise?: ReactNode;
  /** {@link FooterLinks}. */
  columns: ReactNode;
  /** Language and theme. */
  controls?: ReactNode;
  legal?: ReactNode;
}): ReactNode {
  return (
    <footer className="mt-16 border-line border-t bg-surface">
      <div className="page grid gap-x-8 gap-y-10 py-10 sm:grid-cols-[1.4fr_2.6fr] sm:py-14">
        <div className="grid content-start gap-3">
          <div className="text-lg">{brand}</div>
          {promise ? <p className="max-w-70 text-muted text-sm">{promise}</p> : null}
          {controls ? <div className="mt-2 flex flex-wrap items-center gap-2">{controls}</div> : null}
        </div>
        <div className="grid grid-cols-[repeat(auto-fit,minmax(min(9rem,100%),1fr))] gap-8 md:grid-cols-4">
          {columns}
        </div>
      </div>
      {legal ? (
        <div className="border-line border-t py-5 text-subtle text-xs">
          <div className="page">{legal}</div>
        </div>
      ) : null}
    </footer>
  );
}

/** The brand as the way home. */
export function HomeLink({ href, label, children }: { href: string; label: string; children: ReactNode }): ReactNode {
  return (
    <Anchor href={href} aria-label={label} className="inline-flex rounded-control text-ink no-underline">
      {children}
    </Anchor>
  );
}
