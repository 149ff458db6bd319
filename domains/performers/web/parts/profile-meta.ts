import type { MetaArgs } from 'react-router';
import { pageMeta } from '#kit/web/page/meta.ts';
import type { Actor } from '../../contract/index.ts';
import type { ProfileHead } from './profile-head.ts';

/** The performer the profile's frame has loaded. */
function actorOf(matches: MetaArgs['matches']): Actor | null {
  for (const match of matches) {
    const data = match?.loaderData as { actor?: Actor } | undefined;
    if (data?.actor) return data.actor;
  }
  return null;
}

/** The `meta` of every page of a profile whose loader tells its head. */
export const profileMeta = (args: MetaArgs) => {
  const actor = actorOf(args.matches);
  const { head } = (args.loaderData ?? {}) as Partial<ProfileHead>;
  if (!actor || !head) return [];
  return pageMeta(({ language }) => ({
    ...head,
    type: 'profile',
    image: `/og/${language}/performer/${actor.id}.jpg`,
  }))(args);
};
