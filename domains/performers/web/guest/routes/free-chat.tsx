import type { ReactNode } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { useLoaderData } from 'react-router';
import { web } from '#kit/web/context.ts';
import { useMessages } from '#kit/web/i18n.tsx';
import { pageMeta } from '#kit/web/meta.ts';
import { models } from '../../../contract/index.ts';
import { ListPage } from '../../parts/list-page.tsx';
import { listRequest, pageSize } from '../../parts/list-request.ts';
import { cardsOf } from '../../parts/load.ts';

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { filter, order, page } = listRequest(request.url);
  const { api } = context.get(web);
  const asked = { first: pageSize, offset: (page - 1) * pageSize, filter: { ...filter, freeChat: true }, order };
  return { list: cardsOf(await api.query(models, asked)), page };
}

export const meta = pageMeta<typeof loader>(({ t }) => ({
  title: t('performers.freeChat.title'),
  description: t('performers.freeChat.intro'),
}));

export default function FreeChat(): ReactNode {
  const t = useMessages();
  const { list, page } = useLoaderData<typeof loader>();
  return (
    <ListPage title={t('performers.freeChat.title')} intro={t('performers.freeChat.intro')} list={list} page={page} />
  );
}
