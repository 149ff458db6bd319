import { Gift } from 'lucide-react';
import type { ReactNode } from 'react';
import { lazy, Suspense, useState } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { useLoaderData, useOutletContext } from 'react-router';
import { useGuestValue } from '#domains/guest/web/state/provider.tsx';
import type { Actor } from '#domains/performers/contract/index.ts';
import { getActorDataByIdOrName } from '#domains/performers/contract/index.ts';
import { Button } from '#kit/ui/primitives/button.tsx';
import { EmptyState } from '#kit/ui/primitives/state.tsx';
import { web } from '#kit/web/page/context.ts';
import { pageMeta } from '#kit/web/page/meta.ts';
import { headOfThing, loadBreadcrumb } from '#kit/web/page/page-head.ts';
import { notFound, refused } from '#kit/web/page/refused.ts';
import { useJoin } from '#kit/web/session/join.ts';
import { useMessages } from '#kit/web/words/i18n.tsx';
import { actorWishes } from '../../../contract/own.ts';
import { WishList } from '../../parts/wish-list.tsx';

const GiftSheet = lazy(() => import('../../parts/gift-sheet.tsx').then((module) => ({ default: module.GiftSheet })));

export async function loader({ context, params }: LoaderFunctionArgs) {
  const values = context.get(web);
  const { api } = values;
  const actor = await api.call(getActorDataByIdOrName, { params: { actorIdOrName: params.actorName ?? '' } });
  if (!actor.ok || !actor.data.actor) throw notFound();
  const { id } = actor.data.actor;
  const [wishes, head, breadcrumb] = await Promise.all([
    api.query(actorWishes, { actorId: id }),
    headOfThing(values, id, 'gifts'),
    loadBreadcrumb(values, 'gifts', { actorName: params.actorName ?? '' }),
  ]);
  if (!wishes.ok) throw refused(wishes.problem.status);
  return { wishes: wishes.data, head, breadcrumb };
}

export const meta = pageMeta<typeof loader>(({ data: { head } }) => ({
  title: head.title,
  description: head.description,
}));

/** What a performer wishes for, and the way to give something. */
export default function OfActor(): ReactNode {
  const t = useMessages();
  const join = useJoin();
  const actor = useOutletContext<Actor>();
  const { wishes } = useLoaderData<typeof loader>();
  const isLoggedIn = useGuestValue('isLoggedIn');
  const [giving, setGiving] = useState<{ giftId?: number } | null>(null);
  const open = (giftId?: number): void => {
    if (isLoggedIn) setGiving(giftId === undefined ? {} : { giftId });
    else join();
  };
  return (
    <div className="grid max-w-220 gap-5">
      <header className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="font-bold text-xl">{t('gifts.wishes', { name: actor.name })}</h2>
        <Button variant="primary" icon={<Gift aria-hidden />} onClick={() => open()}>
          {t('gifts.give', { name: actor.name })}
        </Button>
      </header>
      {wishes.length === 0 ? (
        <EmptyState icon={<Gift />} title={t('gifts.noWishes', { name: actor.name })} />
      ) : (
        <WishList wishes={wishes} onGive={open} />
      )}
      <Suspense>
        {giving ? (
          <GiftSheet
            actor={{ id: actor.id, name: actor.name }}
            inRoom={false}
            giftId={giving.giftId}
            onClose={() => setGiving(null)}
          />
        ) : null}
      </Suspense>
    </div>
  );
}
