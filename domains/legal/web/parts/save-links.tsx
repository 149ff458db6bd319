import { Download } from 'lucide-react';
import type { ReactNode } from 'react';
import { routeUrl } from '#kit/contract/client.ts';
import { Link } from '#kit/ui/primitives/link.tsx';
import { useMessages } from '#kit/web/words/i18n.tsx';
import { downloadLegalText } from '../../contract/legal-text.ts';

/** A version of a text to keep: as a page, and as a PDF to print. */
export function SaveLinks({ id }: { id: number }): ReactNode {
  const t = useMessages();
  return (
    <>
      <SaveLink href={routeUrl(downloadLegalText, { params: { legalTextId: id } })} words={t('legal.download')} />
      <SaveLink href={pdfOf(id)} words={t('legal.downloadPdf')} />
    </>
  );
}

/** Links to the PDF of a version of a text. */
export const pdfOf = (id: number): string =>
  routeUrl(downloadLegalText, { params: { legalTextId: id }, query: { format: 'pdf' } });

const SaveLink = ({ href, words }: { href: string; words: string }): ReactNode => (
  <Link href={href} download className="inline-flex min-h-11 items-center gap-1.5 [&>svg]:size-4">
    <Download aria-hidden />
    {words}
  </Link>
);
