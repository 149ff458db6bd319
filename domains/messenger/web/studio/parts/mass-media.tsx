import { ImagePlus, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useEffect, useRef, useState } from 'react';
import { coins } from '#domains/ledger/contract/coins.ts';
import { maxUploadBytes } from '#domains/media/contract/pictures.ts';
import { maxVideoBytes } from '#domains/media/contract/videos.ts';
import { usePrice } from '#domains/performers/web/parts/use-price.ts';
import type { EntryRefusal } from '#kit/entries/entry.ts';
import { amount } from '#kit/entries/entry.ts';
import { entryWords } from '#kit/entries/entry-words.ts';
import { readEntry } from '#kit/entries/read-entry.ts';
import { Button, IconButton } from '#kit/ui/primitives/button.tsx';
import { EntryField } from '#kit/ui/primitives/entry-field.tsx';
import { useApi } from '#kit/web/live/api.tsx';
import { useLanguage, useMessages } from '#kit/web/words/i18n.tsx';
import { discardMessageMedia, mediaLimits, uploadMassMedia } from '../../../contract/index.ts';
import { typeOf, usableTypes } from '../../state/media-draft.ts';
import { MediaPart } from './media-part.tsx';

const priceEntry = amount(coins, { least: mediaLimits.priceLeast, most: mediaLimits.priceMost });

/** What a message to many carries. `price` is the text of its field. */
export interface MassMedia {
  readonly mediaId: string;
  readonly isVideo: boolean;
  readonly url: string;
  readonly price: string;
}

/** The price of it in hundredths of a coin; undefined: none. `wrong`: why what the field holds is no price that may be asked. */
export function priceOfMass(media: MassMedia | null): { price: number | undefined; wrong: EntryRefusal | undefined } {
  const reading = readEntry(media?.price ?? '', priceEntry);
  return {
    price: 'value' in reading ? reading.value : undefined,
    wrong: 'refused' in reading ? reading.refused : undefined,
  };
}

interface MassMediaFieldProps {
  readonly media: MassMedia | null;
  readonly onChange: (media: MassMedia | null) => void;
}

/** Chooses a picture for a message to many, and what opening it costs each guest. */
export function MassMediaField({ media, onChange }: MassMediaFieldProps): ReactNode {
  const t = useMessages();
  const api = useApi();
  const price = usePrice();
  const input = useRef<HTMLInputElement>(null);
  const [isMoving, setMoving] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const url = media?.url;
  useEffect(() => () => (url ? URL.revokeObjectURL(url) : undefined), [url]);
  const choose = async (file: File): Promise<void> => {
    const isVideo = typeOf(file) === 'video';
    if (!usableTypes.includes(file.type)) return setRefusal(t('messenger.media.unusable'));
    if (file.size > (isVideo ? maxVideoBytes : maxUploadBytes)) {
      return setRefusal(t(isVideo ? 'messenger.video.tooLarge' : 'messenger.media.tooLarge'));
    }
    setRefusal(undefined);
    setMoving(true);
    const answer = await api.call(uploadMassMedia, { body: file });
    setMoving(false);
    if (!answer.ok) return setRefusal(answer.problem.title);
    return onChange({ mediaId: answer.data.media.mediaId, isVideo, url: URL.createObjectURL(file), price: '' });
  };
  const language = useLanguage();
  const asked = priceOfMass(media);
  const shown = asked.price === undefined ? null : price(asked.price);
  return (
    <div className="grid gap-3">
      <input
        ref={input}
        type="file"
        hidden
        accept={usableTypes.join()}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          currentTarget.value = '';
          if (file) void choose(file);
        }}
      />
      {media ? (
        <div className="flex items-start gap-3">
          <span className="relative shrink-0">
            {media.isVideo ? (
              // biome-ignore lint/a11y/useMediaCaption: one's own video, before it is sent
              <video
                src={media.url}
                playsInline
                aria-label={t('messenger.video.chosen')}
                className="size-24 rounded-card object-cover"
              />
            ) : (
              <img src={media.url} alt={t('messenger.media.chosen')} className="size-24 rounded-card object-cover" />
            )}
            <IconButton
              label={t('messenger.studio.mass.mediaRemove')}
              icon={<X aria-hidden />}
              className="absolute top-1 right-1 bg-black/60 text-white"
              onClick={() => {
                void api.call(discardMessageMedia, { params: { mediaId: media.mediaId } });
                onChange(null);
              }}
            />
          </span>
          <div className="min-w-0 grow">
            <EntryField
              entry={priceEntry}
              label={t('messenger.media.price')}
              hint={
                <>
                  <MediaPart asked={asked.price ?? null} />
                  {shown
                    ? t('messenger.media.priceShown', {
                        price: [shown.amount, shown.money].filter(Boolean).join(' · '),
                      })
                    : t('messenger.media.priceHint')}
                </>
              }
              error={asked.wrong && entryWords(asked.wrong, priceEntry, language)}
              value={media.price}
              onChange={({ currentTarget }) => onChange({ ...media, price: currentTarget.value })}
            />
          </div>
        </div>
      ) : (
        <div>
          <Button size="sm" icon={<ImagePlus aria-hidden />} disabled={isMoving} onClick={() => input.current?.click()}>
            {t(isMoving ? 'messenger.studio.mass.mediaMoving' : 'messenger.video.attach')}
          </Button>
        </div>
      )}
      {refusal ? (
        <p role="alert" className="text-danger text-sm">
          {refusal}
        </p>
      ) : null}
    </div>
  );
}
