import type { ReactNode } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { useLoaderData } from 'react-router';
import { getActorDataByIdOrName, onlineModels } from '#domains/performers/contract/index.ts';
import { cardFacts } from '#domains/performers/web/parts/card-facts.ts';
import { notFoundRedirect } from '#domains/performers/web/parts/not-found-redirect.ts';
import { SafePart } from '#kit/ui/primitives/safe-part.tsx';
import { web } from '#kit/web/page/context.ts';
import { pageMeta } from '#kit/web/page/meta.ts';
import { refused } from '#kit/web/page/refused.ts';
import { getChatOptions } from '../../../contract/index.ts';
import { neighboursOf } from '../room/neighbours.ts';
import type { OtherLive } from '../room/others-live.tsx';
import { Room } from '../room/room.tsx';
import { RoomProvider } from '../room/room-context.tsx';

/** As many others who are live stand on the card after a chat. */
const othersShown = 3;
/** Among as many who are live one goes from one to the next. */
const row = 24;

export async function loader({ context, params }: LoaderFunctionArgs) {
  const { api, language } = context.get(web);
  const request = { params: { actorIdOrName: params['actorName'] ?? '' } };
  const found = await api.call(getActorDataByIdOrName, request);
  if (!found.ok) throw refused(found.problem.status);
  const { actor } = found.data;
  if (!actor) throw notFoundRedirect('performer', params['actorName'] ?? '', language);
  const chats = await api.call(getChatOptions, { params: { actorId: actor.id } });
  if (!chats.ok) throw refused(chats.problem.status);
  const { id, name, gender, avatar, cover, poster, headline } = actor;
  const live = await api.query(onlineModels, { first: row });
  const items = live.ok ? live.data.items : [];
  const others = items
    .filter((other) => other.id !== id)
    .slice(0, othersShown)
    .map((other): OtherLive => {
      const { perMinute, isOnline, liveState, isCurrentlyTicketShow = false } = cardFacts(other);
      return {
        id: other.id,
        name: other.name,
        avatar: other.avatar,
        isOnline,
        liveState,
        isCurrentlyTicketShow,
        perMinute,
      };
    });
  const actorShown = { id, name, gender, avatar, cover, poster, headline, others, neighbours: neighboursOf(items, id) };
  return { actor: actorShown, ...chats.data };
}

/** What a guest may do here differs from guest to guest. */
export const headers = () => ({ 'cache-control': 'private, no-store' });

export const meta = pageMeta<typeof loader>(({ t, data }) => ({
  title: t('live.room.title', { name: data.actor.name }),
}));

export default function RoomPage(): ReactNode {
  const { actor, presence, options, pictures } = useLoaderData<typeof loader>();
  return (
    <RoomProvider key={actor.id} presence={presence} options={options} pictures={pictures}>
      <SafePart>
        <Room actor={actor} />
      </SafePart>
    </RoomProvider>
  );
}
