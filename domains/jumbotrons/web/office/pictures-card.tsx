import { ImageOff, ImageUp } from 'lucide-react';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { pictureTypes } from '#kit/contract/upload.ts';
import { buttonClass } from '#kit/ui/primitives/button.tsx';
import { Card } from '#kit/ui/primitives/card.tsx';
import { useApi } from '#kit/web/live/api.tsx';
import { useMessages } from '#kit/web/words/i18n.tsx';
import type { PictureShape, SlideEditor } from '../../contract/office.ts';
import { pictureShapes, sendSlidePicture } from '../../contract/office.ts';
import { isRule } from '../../contract/slide.ts';

/** The two pictures of a slide, each sent and replaced by itself. */
export function PicturesCard({ editor }: { editor: SlideEditor }): ReactNode {
  const t = useMessages();
  const { goalKind } = editor.details;
  return (
    <Card
      title={t('jumbotrons.office.pictures')}
      description={t(isRule(goalKind) ? 'jumbotrons.office.picturesRule' : 'jumbotrons.office.picturesText')}
    >
      <div className="grid grid-cols-1 gap-4">
        {(['wide', 'narrow'] as const).map((shape) => (
          <OnePicture key={shape} editor={editor} shape={shape} />
        ))}
      </div>
    </Card>
  );
}

function OnePicture({ editor, shape }: { editor: SlideEditor; shape: PictureShape }): ReactNode {
  const t = useMessages();
  const api = useApi();
  const { revalidate } = useRevalidator();
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState('');
  const picture = editor[shape];
  const send = async (file: File): Promise<void> => {
    setBusy(true);
    setRefusal('');
    const { id: slideId } = editor.slide;
    const answer = await api.call(sendSlidePicture, { params: { slideId }, query: { shape }, body: file });
    if (answer.ok) await revalidate();
    else setRefusal(answer.problem.title);
    setBusy(false);
  };
  const { leastWidth } = pictureShapes[shape];
  return (
    <div className="grid grid-cols-[6rem_minmax(0,1fr)] items-center gap-3">
      <span className="grid h-16 w-24 place-items-center overflow-hidden rounded-control bg-hover text-subtle">
        {picture ? (
          <img
            data-picture
            {...picture}
            sizes="96px"
            alt={t(`jumbotrons.office.picture.${shape}`)}
            className="size-full object-contain"
          />
        ) : (
          <ImageOff aria-hidden className="size-6" />
        )}
      </span>
      <div className="grid min-w-0 justify-items-start gap-1">
        <label className={`${buttonClass({ size: 'sm' })} cursor-pointer`} aria-busy={isBusy || undefined}>
          <ImageUp aria-hidden />
          <span>{t(isBusy ? 'jumbotrons.office.sending' : `jumbotrons.office.send.${shape}`)}</span>
          <input
            type="file"
            accept={pictureTypes.join(',')}
            disabled={isBusy}
            onChange={({ currentTarget: input }) => {
              const file = input.files?.[0];
              input.value = '';
              if (file) void send(file);
            }}
            className="sr-only"
          />
        </label>
        <span className="text-sm text-subtle">{t(`jumbotrons.office.shape.${shape}`, { leastWidth })}</span>
        {refusal ? (
          <p role="alert" className="font-medium text-danger text-sm">
            {refusal}
          </p>
        ) : null}
      </div>
    </div>
  );
}
