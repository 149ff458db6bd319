import type { ReactNode } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { useLoaderData } from 'react-router';
import { LegalPage } from '../../parts/legal-page.tsx';
import { legalMeta, loadText } from '../../parts/load-text.ts';

export const loader = (args: LoaderFunctionArgs) => loadText(args, 'TOS');

export const meta = legalMeta;

export default function Terms(): ReactNode {
  return <LegalPage text={useLoaderData<typeof loader>()} />;
}
