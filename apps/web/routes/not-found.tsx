import type { ReactNode } from 'react';
import { data } from 'react-router';
import { pageMeta } from '#kit/web/page/meta.ts';
import { NotFound } from '../shell/error-page.tsx';

export function loader() {
  return data(null, { status: 404 });
}

export const meta = pageMeta(({ t }) => ({ title: t('shell.notFound.title') }));

export default function NotFoundPage(): ReactNode {
  return <NotFound />;
}
