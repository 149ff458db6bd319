import type { ReactNode } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { useLoaderData, useOutletContext } from 'react-router';
import type { Actor } from '#domains/performers/contract/index.ts';
import { pageMeta } from '#kit/web/page/meta.ts';
import { useMessages } from '#kit/web/words/i18n.tsx';
import type { VideosOfActor } from '../load-of-actor.ts';
import { loadOfActor } from '../load-of-actor.ts';
import { OfActorPage } from '../of-actor-page.tsx';

export const loader = (args: LoaderFunctionArgs): Promise<VideosOfActor> =>
  loadOfActor(args, 'actorProfileClassicVideos', { types: { classic: true } });

export const meta = pageMeta<typeof loader>(({ t, data: { head } }) => ({
  title: t('videos.ofActor.partTitle', { part: t('videos.ofActor.classics'), title: head.title }),
  description: head.description,
}));

/** What a performer calls her classics. */
export default function Classic(): ReactNode {
  const t = useMessages();
  const { name } = useOutletContext<Actor>();
  return <OfActorPage data={useLoaderData<typeof loader>()} title={t('videos.ofActor.classicsOf', { name })} isPart />;
}
