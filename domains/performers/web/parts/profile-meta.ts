import type { MetaArgs } from 'react-router';
import type { Actor } from '../../contract/index.ts';

/** The performer the profile's frame has loaded; the pages below read it for their metadata. */
export function actorOf(matches: MetaArgs['matches']): Actor | null {
  for (const match of matches) {
    const data = match?.loaderData as { actor?: Actor } | undefined;
    if (data?.actor) return data.actor;
  }
  return null;
}
