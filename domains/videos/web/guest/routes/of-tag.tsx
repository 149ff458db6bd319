import type { ReactNode } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { useLoaderData, useOutletContext } from 'react-router';
import type { Actor } from '#domains/performers/contract/index.ts';
import { web } from '#kit/web/page/context.ts';
import { pageMeta } from '#kit/web/page/meta.ts';
import { notFound } from '#kit/web/page/refused.ts';
import { useMessages } from '#kit/web/words/i18n.tsx';
import { loadOfActor } from '../load-of-actor.ts';
import { OfActorPage } from '../of-actor-page.tsx';
import { findTag } from '../tag-group.ts';

export async function loader(args: LoaderFunctionArgs) {
  const { api } = args.context.get(web);
  const tagGroup = args.params.tagGroup ?? '';
  const tag = await findTag(api, tagGroup);
  if (!tag) throw notFound();
  const named = { tagGroup, label: tag.label };
  return { tag, ...(await loadOfActor(args, 'actorProfileVideosOfTag', { tags: [tag.id] }, named)) };
}

export const meta = pageMeta<typeof loader>(({ t, data: { head, tag } }) => ({
  title: t('videos.ofActor.partTitle', { part: tag.label, title: head.title }),
  description: head.description,
}));

/** A performer's videos of one topic. */
export default function OfTag(): ReactNode {
  const t = useMessages();
  const { name } = useOutletContext<Actor>();
  const data = useLoaderData<typeof loader>();
  return <OfActorPage data={data} title={t('videos.ofActor.tagOf', { tag: data.tag.label, name })} isPart />;
}
