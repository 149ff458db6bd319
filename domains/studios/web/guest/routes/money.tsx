import type { ReactNode } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { useLoaderData, useRevalidator } from 'react-router';
import { loadPayeeMoney } from '#domains/payouts/web/parts/load-payee-money.ts';
import { PayeeMoney } from '#domains/payouts/web/parts/payee-money.tsx';
import { Breadcrumb } from '#kit/ui/primitives/navigation.tsx';
import { useHref } from '#kit/web/navigation/local-link.tsx';
import { web } from '#kit/web/page/context.ts';
import { pageMeta } from '#kit/web/page/meta.ts';
import { notFound, refused } from '#kit/web/page/refused.ts';
import { useMessages } from '#kit/web/words/i18n.tsx';
import { getOwnStudio } from '../../../contract/index.ts';

/** Of who has a studio that was accepted once; what it earned is paid also after it closed. */
export async function loader(args: LoaderFunctionArgs) {
  const own = await args.context.get(web).api.call(getOwnStudio, {});
  if (!own.ok) throw refused(own.problem.status);
  const { studio } = own.data;
  if (studio?.state !== 'accepted' && studio?.state !== 'closed') throw notFound();
  return loadPayeeMoney(args);
}

export const meta = pageMeta(({ t }) => ({ title: t('studios.money') }));

/** A studio's money: what is paid next or why not, who is paid and where to, and the papers. */
export default function StudioMoney(): ReactNode {
  const t = useMessages();
  const to = useHref();
  const data = useLoaderData<typeof loader>();
  const { revalidate } = useRevalidator();
  return (
    <div className="page grid max-w-240 grid-cols-1 gap-5 py-[clamp(1.5rem,4vw,3rem)]">
      <Breadcrumb
        label={t('studios.own')}
        items={[{ label: t('studios.own'), href: to('studios.own') }, { label: t('studios.money') }]}
      />
      <header className="grid gap-1">
        <h1 className="font-extrabold text-[clamp(1.5rem,5vw,2.25rem)] leading-tight">{t('studios.money')}</h1>
        <p className="text-muted">{t('studios.moneyLead')}</p>
      </header>
      <PayeeMoney {...data} onSaved={() => void revalidate()} />
    </div>
  );
}
