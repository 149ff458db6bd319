import type { ReactNode } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { useLoaderData } from 'react-router';
import { web } from '#kit/web/context.ts';
import { pageMeta } from '#kit/web/meta.ts';
import { LegalPage } from '../../parts/legal-page.tsx';
import { loadText } from '../../parts/load-text.ts';

export const loader = ({ context }: LoaderFunctionArgs) => loadText(context.get(web), 'PP');

export const meta = pageMeta<typeof loader>(({ data }) => ({ title: data.title, description: data.summary }));

export default function DataProtection(): ReactNode {
  return <LegalPage text={useLoaderData<typeof loader>()} />;
}
