import type { ReactNode } from 'react';
import { useLoaderData } from 'react-router';
import { loadStudioText } from '#domains/legal/web/parts/load-studio-text.ts';
import { StudioText } from '#domains/legal/web/parts/studio-text.tsx';
import { useHref } from '#kit/web/navigation/local-link.tsx';
import { pageMeta } from '#kit/web/page/meta.ts';

export const loader = loadStudioText;

export const meta = pageMeta<typeof loader>(({ data }) => ({ title: data.text.title }));

/** The texts that apply to performers; a page of the studio, so that a show continues while they are read. */
export default function LegalTexts(): ReactNode {
  const to = useHref();
  return <StudioText loaded={useLoaderData<typeof loader>()} page={to('studio.legalTexts')} />;
}
