import type { ReactNode } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { ListPage, listMeta } from '../list-page.tsx';
import type { LoadedList } from '../load-list.ts';
import { loadVideos } from '../load-list.ts';

export const loader = (args: LoaderFunctionArgs): Promise<LoadedList> => loadVideos(args, 'asmr');

export const meta = listMeta;

export default function AsmrVideos(): ReactNode {
  return <ListPage />;
}
