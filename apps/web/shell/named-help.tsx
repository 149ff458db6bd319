import type { ReactNode } from 'react';
import { useGuestName } from '#domains/guest/web/parts/guest-name.ts';
import { useIsAlive } from '#kit/ui/primitives/use-is-alive.ts';
import type { FooterColumn } from '#kit/ui/shell/app-shell.tsx';
import { FooterLinks } from '#kit/ui/shell/app-shell.tsx';
import { useHelpLink } from './footer-links.tsx';
import { helpLink } from './help-link.ts';
import { useRootFacts } from './root-facts.ts';

/** The way to help for who is logged in: its address names them. Pages are kept for many, so the name comes in the browser. */
export function NamedHelp({ title, links }: FooterColumn): ReactNode {
  const nameOf = useGuestName();
  const caller = useRootFacts()?.caller;
  const name = useIsAlive() && caller ? nameOf(caller.name) : undefined;
  return <FooterLinks column={{ title, links: useHelpLink(links, (address) => helpLink(address, name)) }} />;
}
