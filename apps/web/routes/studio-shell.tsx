import type { ReactNode } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { useLoaderData } from 'react-router';
import { listOpenLegalTexts } from '#domains/legal/contract/studio.ts';
import { StudioNotice } from '#domains/legal/web/parts/studio-notice.tsx';
import { useHref } from '#kit/web/navigation/local-link.tsx';
import { web } from '#kit/web/page/context.ts';
import { ErrorPage, SafePage } from '../shell/error-page.tsx';
import { WorkFrame } from '../shell/work-frame.tsx';

/** What the performer has still to accept. A refusal is none of the frame's: the page inside says it. */
export async function loader({ context }: LoaderFunctionArgs) {
  const { api } = context.get(web);
  const answer = await api.call(listOpenLegalTexts, {});
  return { open: answer.ok ? answer.data.open : [] };
}

export default function StudioShell(): ReactNode {
  const { open } = useLoaderData<typeof loader>();
  const to = useHref();
  return (
    <WorkFrame area="studio">
      <StudioNotice open={open} page={to('studio.legalTexts')} />
      <SafePage />
    </WorkFrame>
  );
}

/** What fails inside keeps its frame, so that the way on is always in reach. */
export function ErrorBoundary(): ReactNode {
  return (
    <WorkFrame area="studio">
      <ErrorPage />
    </WorkFrame>
  );
}
