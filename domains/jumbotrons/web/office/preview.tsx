import { ImageOff } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Language } from '#kit/contract/access.ts';
import { Card } from '#kit/ui/primitives/card.tsx';
import { useMessages } from '#kit/web/words/i18n.tsx';
import type { JumbotronSlide } from '../../contract/config.ts';
import type { SlideEditor } from '../../contract/office.ts';
import type { SlideDetails, SlideText } from '../../contract/slide.ts';
import { Slide } from '../parts/slide.tsx';

const inLanguage = (text: SlideText, language: Language): string =>
  text[language] || text.en || text.de || text.nl || text.es;

/** What guests will see of what stands in the form now, on a phone and at a desk, in the language that is edited. */
export function Preview({
  details,
  editor,
  language,
}: {
  details: SlideDetails;
  editor: SlideEditor | null;
  language: Language;
}): ReactNode {
  const t = useMessages();
  const wide = editor?.wide ?? editor?.preview?.wide;
  const narrow = editor?.narrow ?? editor?.preview?.narrow;
  const slide: JumbotronSlide | null =
    editor && wide && narrow
      ? {
          ...{ id: 0, address: '#', seconds: details.seconds, ageRating: details.ageRating, wide, narrow },
          title: inLanguage(details.title, language) || (editor.preview?.title ?? ''),
          text: inLanguage(details.text, language),
          button: inLanguage(details.button, language),
          alt: '',
        }
      : null;
  return (
    <Card title={t('jumbotrons.office.preview')} description={t('jumbotrons.office.previewText')}>
      {slide ? (
        // Looked at, not pressed: it leads nowhere yet.
        <div inert lang={language} data-theme="dark" className="flex flex-wrap items-start gap-4 overflow-hidden">
          <div className="leads w-[358px] max-w-full">
            <Slide slide={slide} only="narrow" more={t('jumbotrons.more')} />
          </div>
          <div className="leads w-[1100px] [zoom:0.3] sm:[zoom:0.6]">
            <Slide slide={slide} only="wide" more={t('jumbotrons.more')} />
          </div>
        </div>
      ) : (
        <p className="flex items-center gap-2 text-muted">
          <ImageOff aria-hidden className="size-5" />
          <span>{t('jumbotrons.office.noPreview')}</span>
        </p>
      )}
    </Card>
  );
}
