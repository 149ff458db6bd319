import type { ReactNode } from 'react';
import { useMessages } from '#kit/web/i18n.tsx';
import { pageMeta } from '#kit/web/meta.ts';

export const meta = pageMeta(({ t }) => ({ title: t('shell.nav.home'), description: t('shell.promise') }));

export default function Home(): ReactNode {
  const t = useMessages();
  return (
    <div className="page py-16">
      <h1 className="max-w-160 font-extrabold text-4xl">{t('shell.promise')}</h1>
    </div>
  );
}
