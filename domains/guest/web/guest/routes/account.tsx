import { menu } from 'virtual:menus/account';
import { filled } from 'virtual:slots/guest.accountLinks';
import { ChevronRight, Coins } from 'lucide-react';
import type { ReactNode } from 'react';
import { Anchor } from '#kit/ui/primitives/anchor.tsx';
import { Avatar } from '#kit/ui/primitives/avatar.tsx';
import { ButtonLink } from '#kit/ui/primitives/button.tsx';
import { Card } from '#kit/ui/primitives/card.tsx';
import { pageTable } from '#kit/web/page/links.ts';
import { pageMeta } from '#kit/web/page/meta.ts';
import { isLetIn } from '#kit/web/page/pages.ts';
import { fillingsOf } from '#kit/web/slots/slots.ts';
import { useLanguage, useMessages } from '#kit/web/words/i18n.tsx';
import { useGuestName } from '../../parts/guest-name.ts';
import type { accountLinks } from '../../slots.ts';
import { useGuest } from '../../state/provider.tsx';

export const meta = pageMeta(({ t }) => ({ title: t('guest.account.title') }));

/** The personal area: who I am, what I have, and the ways to everything else that is mine. */
export default function Account(): ReactNode {
  const t = useMessages();
  const guest = useGuest();
  const name = useGuestName()(guest.name);
  return (
    <div className="page max-w-220 py-[clamp(1.5rem,4vw,3rem)]">
      <header className="mb-6 flex items-center gap-4">
        <Avatar name={name} src={guest.previewPictureUrl ?? undefined} size="xl" />
        <div className="grid min-w-0 gap-0.5">
          <h1 className="truncate font-extrabold text-[clamp(1.5rem,5vw,2.25rem)] leading-tight">
            {t('guest.account.hello', { name })}
          </h1>
          <p className="text-muted">{t('guest.account.since')}</p>
        </div>
      </header>
      <div className="grid gap-(--grid-gap) md:grid-cols-[minmax(0,1fr)_minmax(0,1.4fr)]">
        <div className="grid gap-(--grid-gap) self-start">
          <Balance amount={guest.balanceFormatted} count={guest.balance / 100} />
        </div>
        <AccountLinks roles={guest.roles} />
      </div>
    </div>
  );
}

function Balance({ amount, count }: { amount: string; count: number }): ReactNode {
  const t = useMessages();
  const language = useLanguage();
  const table = pageTable();
  return (
    <section
      data-theme="dark"
      aria-label={t('guest.account.balance')}
      className="afterglow relative isolate grid gap-4 overflow-hidden rounded-card p-(--card-pad)"
    >
      <div aria-hidden className="-z-10 absolute inset-0 bg-black/45" />
      <p className="flex items-center gap-2 font-semibold text-white/85">
        <Coins aria-hidden className="size-5" />
        {t('guest.account.balance')}
      </p>
      <p translate="no" className="tabular font-extrabold text-4xl text-white" aria-live="polite">
        {t('guest.account.coins', { amount, count })}
      </p>
      {table.page('payments.topUp') ? (
        <div>
          <ButtonLink href={table.href('payments.topUp', language)}>{t('guest.account.topUp')}</ButtonLink>
        </div>
      ) : null}
    </section>
  );
}

/** Every page that has its place in the account menu, whichever domain it belongs to, and those that stand here alone. */
function AccountLinks({ roles }: { roles: readonly string[] }): ReactNode {
  const t = useMessages();
  const language = useLanguage();
  const table = pageTable();
  const inMenu = menu.filter(({ page, access = 'anyone' }) => page !== 'guest.account' && isLetIn(access, roles));
  const links = [
    ...inMenu.map(({ page, label }) => ({ id: page, label })),
    ...fillingsOf<typeof accountLinks>(filled).map(({ facts: { page, label } }) => ({ id: page, label })),
  ];
  return (
    <Card flush className="self-start">
      <ul className="divide-y divide-line">
        {links.map(({ id, label }) => (
          <li key={id}>
            <Anchor
              href={table.href(id, language)}
              className="flex min-h-15 items-center justify-between gap-4 px-(--card-pad) font-semibold no-underline transition-colors hover:bg-hover"
            >
              {t.maybe(label)}
              <ChevronRight aria-hidden className="size-5 text-subtle" />
            </Anchor>
          </li>
        ))}
      </ul>
    </Card>
  );
}
