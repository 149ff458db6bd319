import type { ReactNode } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { useLoaderData } from 'react-router';
import { listViews } from '#domains/office/contract/views.ts';
import { OfficeLists } from '#domains/office/web/parts/list-frame.tsx';
import { web } from '#kit/web/page/context.ts';
import { ErrorPage, SafePage } from '../shell/error-page.tsx';
import { WorkFrame } from '../shell/work-frame.tsx';

/** Who may not come in has no views, and is refused by the page itself. */
export async function loader({ context }: LoaderFunctionArgs) {
  const answer = await context.get(web).api.call(listViews, {});
  return { views: answer.ok ? answer.data.views : [] };
}

export default function OfficeShell(): ReactNode {
  const { views } = useLoaderData<typeof loader>();
  return (
    <WorkFrame area="office">
      <OfficeLists views={views}>
        <SafePage />
      </OfficeLists>
    </WorkFrame>
  );
}

/** What fails inside keeps its frame, so that the way on is always in reach. */
export function ErrorBoundary(): ReactNode {
  return (
    <WorkFrame area="office">
      <ErrorPage />
    </WorkFrame>
  );
}
