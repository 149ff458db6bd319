import { CircleUser } from 'lucide-react';
import type { ReactNode } from 'react';
import { LogOutButton } from '#domains/identity/web/parts/log-out-button.tsx';
import { Anchor } from '#kit/ui/primitives/anchor.tsx';
import { ButtonLink } from '#kit/ui/primitives/button.tsx';
import { cx } from '#kit/ui/primitives/cx.ts';
import { useLanguage, useMessages } from '#kit/web/i18n.tsx';
import { table } from '../domains.ts';
import { guestIcons } from './guest-icons.tsx';
import { HeaderMenu, menuLineClass } from './header-menu.tsx';
import { useMenu } from './menu.tsx';
import { useRootFacts } from './root-facts.ts';

/** Log in and sign up for visitors, the personal area for those who are in. */
export function AccountActions(): ReactNode {
  const t = useMessages();
  const language = useLanguage();
  const caller = useRootFacts()?.caller;
  const lines = useMenu('guest', 'account', caller?.roles ?? [], guestIcons);
  if (!caller) {
    return (
      <>
        {table.page('identity.login') ? (
          <ButtonLink variant="ghost" href={table.href('identity.login', language)} className="max-sm:hidden">
            {t('shell.account.login')}
          </ButtonLink>
        ) : null}
        {table.page('identity.signUp') ? (
          <ButtonLink variant="primary" href={table.href('identity.signUp', language)}>
            {t('shell.account.signUp')}
          </ButtonLink>
        ) : null}
      </>
    );
  }
  return (
    <HeaderMenu label={t('shell.account.menu', { name: caller.name })} trigger={<CircleUser aria-hidden />}>
      <p className="truncate px-3 py-2 font-semibold">{caller.name}</p>
      <ul className="grid gap-1">
        {lines.map((line) => (
          <li key={line.key}>
            <Anchor
              href={line.href}
              aria-current={line.current ? 'page' : undefined}
              className={menuLineClass(line.current)}
            >
              {line.icon}
              {line.label}
            </Anchor>
          </li>
        ))}
      </ul>
      <LogOutButton className={cx(menuLineClass(), 'w-full')} />
    </HeaderMenu>
  );
}
