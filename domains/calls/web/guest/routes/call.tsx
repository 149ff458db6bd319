import type { ReactNode } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { useLoaderData } from 'react-router';
import { getChatOptions } from '#domains/live/contract/index.ts';
import { getActorDataByIdOrName } from '#domains/performers/contract/index.ts';
import { notFoundRedirect } from '#domains/performers/web/parts/not-found-redirect.ts';
import { SafePart } from '#kit/ui/primitives/safe-part.tsx';
import { web } from '#kit/web/page/context.ts';
import { pageMeta } from '#kit/web/page/meta.ts';
import { refused } from '#kit/web/page/refused.ts';
import { getCallOffer } from '../../../contract/settings.ts';
import { CallScreen } from '../call/call-screen.tsx';

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const { api, language } = context.get(web);
  const actorIdOrName = params['actorName'] ?? '';
  const found = await api.call(getActorDataByIdOrName, { params: { actorIdOrName } });
  if (!found.ok) throw refused(found.problem.status);
  const { actor } = found.data;
  if (!actor) throw notFoundRedirect('performer', actorIdOrName, language);
  const { id, name, avatar } = actor;
  const [chats, offer] = await Promise.all([
    api.call(getChatOptions, { params: { actorId: id } }),
    api.call(getCallOffer, { params: { actorId: String(id) } }),
  ]);
  if (!chats.ok) throw refused(chats.problem.status);
  const wanted = new URL(request.url).searchParams.get('with');
  const type = wanted === 'video' ? ('STARTMOBILECALLCHAT' as const) : ('VOICE_CALL' as const);
  const option = chats.data.options.find(({ chatType }) => chatType === type) ?? null;
  return { actor: { id, name, avatar }, type, option, anonymous: offer.ok && offer.data.anonymous };
}

/** What may be called differs from guest to guest, and by the minute. */
export const headers = () => ({ 'cache-control': 'private, no-store' });

export const meta = pageMeta<typeof loader>(({ t, data }) => ({
  title: t('calls.title', { name: data.actor.name }),
}));

export default function CallPage(): ReactNode {
  const { actor, type, option, anonymous } = useLoaderData<typeof loader>();
  return (
    <SafePart>
      <CallScreen key={`${actor.id}:${type}`} actor={actor} type={type} option={option} anonymous={anonymous} />
    </SafePart>
  );
}
