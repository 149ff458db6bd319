import { menu as account } from 'virtual:menus/account';
import type { ReactNode } from 'react';
import { Anchor } from '#kit/ui/primitives/anchor.tsx';
import { CountBadge } from '#kit/ui/primitives/badge.tsx';
import { FooterLinks } from '#kit/ui/shell/app-shell.tsx';
import { menuLineClass } from '#kit/ui/shell/header-menu.tsx';
import { useMessages } from '#kit/web/words/i18n.tsx';
import { useMenu } from './menu.tsx';

/** Every page of the account, in the account menu. */
export function AccountLines({ roles }: { roles: readonly string[] }): ReactNode {
  return (
    <ul className="grid gap-1">
      {useMenu(account, roles).map((line) => (
        <li key={line.key}>
          <Anchor
            href={line.href}
            aria-current={line.current ? 'page' : undefined}
            className={menuLineClass(line.current)}
          >
            {line.icon}
            <span className="flex-1">{line.label}</span>
            <CountBadge count={line.count ?? 0} />
          </Anchor>
        </li>
      ))}
    </ul>
  );
}

/** The same as a column of the footer. */
export function AccountColumn({ roles }: { roles: readonly string[] }): ReactNode {
  const title = useMessages()('shell.footer.account');
  const links = useMenu(account, roles);
  return links.length > 0 ? <FooterLinks column={{ title, links }} /> : null;
}
