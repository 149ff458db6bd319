import { ImageUp, Trash2 } from 'lucide-react';
import type { ChangeEvent, ReactNode } from 'react';
import { useRef, useState } from 'react';
import { Avatar } from '#kit/ui/primitives/avatar.tsx';
import { Button } from '#kit/ui/primitives/button.tsx';
import { Card } from '#kit/ui/primitives/card.tsx';
import { useApi } from '#kit/web/live/api.tsx';
import { useMessages } from '#kit/web/words/i18n.tsx';
import { removePreviewPicture, updatePreviewPicture } from '../../../contract/routes.ts';
import { useGuest, useGuestSession } from '../../state/provider.tsx';

const mostBytes = 12 * 1024 * 1024;

/** The preview picture: choose, see at once, remove. */
export function PictureCard(): ReactNode {
  const t = useMessages();
  const api = useApi();
  const { changeGuest } = useGuestSession();
  const { name, previewPictureUrl } = useGuest();
  const input = useRef<HTMLInputElement>(null);
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);

  const save = async (picture: File | null): Promise<void> => {
    setBusy(true);
    setRefusal(null);
    const result = await (picture
      ? api.call(updatePreviewPicture, { body: picture })
      : api.call(removePreviewPicture, {}));
    setBusy(false);
    if (result.ok) changeGuest(result.data);
    else setRefusal(result.problem.title);
  };

  const choose = async ({ currentTarget }: ChangeEvent<HTMLInputElement>): Promise<void> => {
    const [file] = currentTarget.files ?? [];
    currentTarget.value = '';
    if (!file) return;
    if (file.size > mostBytes) setRefusal(t('guest.profile.pictureTooLarge'));
    else await save(file);
  };

  return (
    <Card>
      <div className="flex flex-wrap items-center gap-5">
        <Avatar name={name} src={previewPictureUrl ?? undefined} size="xl" />
        <div className="grid flex-1 gap-2">
          <h2 className="font-bold">{t('guest.profile.picture')}</h2>
          <p id="picture-hint" className="text-sm text-subtle">
            {t('guest.profile.pictureHint')}
          </p>
          <div className="flex flex-wrap gap-2">
            <Button
              loading={busy}
              icon={<ImageUp aria-hidden />}
              aria-describedby="picture-hint"
              onClick={() => input.current?.click()}
            >
              {t('guest.profile.pictureChoose')}
            </Button>
            {previewPictureUrl ? (
              <Button variant="ghost" icon={<Trash2 aria-hidden />} onClick={() => void save(null)}>
                {t('guest.profile.pictureRemove')}
              </Button>
            ) : null}
          </div>
          {refusal ? (
            <p role="alert" className="font-medium text-danger text-sm">
              {refusal}
            </p>
          ) : null}
        </div>
        <input
          ref={input}
          type="file"
          accept="image/jpeg,image/png,image/webp"
          hidden
          onChange={(event) => void choose(event)}
        />
      </div>
    </Card>
  );
}
