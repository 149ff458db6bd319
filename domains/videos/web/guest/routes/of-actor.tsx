import type { ReactNode } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { useLoaderData, useOutletContext } from 'react-router';
import type { Actor } from '#domains/performers/contract/index.ts';
import { profileMeta } from '#domains/performers/web/parts/profile-meta.ts';
import { useMessages } from '#kit/web/words/i18n.tsx';
import type { VideosOfActor } from '../load-of-actor.ts';
import { loadOfActor } from '../load-of-actor.ts';
import { OfActorPage } from '../of-actor-page.tsx';

export const loader = (args: LoaderFunctionArgs): Promise<VideosOfActor> =>
  loadOfActor(args, 'actorProfileVideosOverview');

export const meta = profileMeta;

/** The tab with all of a performer's videos, the latest first. */
export default function OfActor(): ReactNode {
  const t = useMessages();
  const { name } = useOutletContext<Actor>();
  return <OfActorPage data={useLoaderData<typeof loader>()} title={t('videos.ofActor.title', { name })} />;
}
