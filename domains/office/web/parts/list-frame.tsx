import type { ReactNode } from 'react';
import type { ListWords } from '#kit/web/list/list-frame.tsx';
import { ListFrameProvider } from '#kit/web/list/list-frame.tsx';
import { useMessages } from '#kit/web/words/i18n.tsx';
import type { SavedView } from '../../contract/views.ts';
import { SavedViews } from './saved-views.tsx';

/** Gives the lists of the office their words and the views an operator keeps of them. */
export function OfficeLists({ views, children }: { views: readonly SavedView[]; children: ReactNode }): ReactNode {
  const words = useListWords();
  return <ListFrameProvider frame={{ words, views: <SavedViews views={views} /> }}>{children}</ListFrameProvider>;
}

function useListWords(): ListWords {
  const t = useMessages();
  return {
    filter: t('office.office.list.filter'),
    apply: t('office.office.list.apply'),
    clear: t('office.office.list.clear'),
    all: t('office.office.list.all'),
    columns: t('office.office.list.columns'),
    sort: t('office.office.list.sort'),
    csv: t('office.office.list.csv'),
    json: t('office.office.list.json'),
    total: t('office.office.list.total'),
    first: t('office.office.list.first'),
    next: t('office.office.list.next'),
    pages: t('office.office.list.pages'),
    retry: t('office.office.list.retry'),
    failed: t('office.office.list.failed'),
    loading: t('office.office.list.loading'),
    selectAll: t('office.office.list.selectAll'),
    cancel: t('office.office.list.cancel'),
    actions: t('office.office.list.actions'),
    reason: t('office.office.list.reason'),
    reasonHint: t('office.office.list.reasonHint'),
    reasonMissing: t('office.office.list.reasonMissing'),
    ascending: (column) => t('office.office.list.ascending', { column }),
    descending: (column) => t('office.office.list.descending', { column }),
    without: (filter) => t('office.office.list.without', { filter }),
    select: (row) => t('office.office.list.select', { row }),
    selected: (count) => t('office.office.list.selected', { count }),
    done: (count) => t('office.office.list.done', { count }),
  };
}
