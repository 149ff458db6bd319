import type { ReactNode } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { useLoaderData } from 'react-router';
import { LegalPage } from '../../parts/legal-page.tsx';
import { legalMeta, loadText } from '../../parts/load-text.ts';

export const loader = (args: LoaderFunctionArgs) => loadText(args, 'PP');

export const meta = legalMeta;

export default function DataProtection(): ReactNode {
  return <LegalPage text={useLoaderData<typeof loader>()} />;
}
