import { ImagePlus, Trash2 } from 'lucide-react';
import type { ChangeEvent, ReactNode } from 'react';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { buttonClass, IconButton } from '#kit/ui/primitives/button.tsx';
import { Card } from '#kit/ui/primitives/card.tsx';
import { useApi } from '#kit/web/live/api.tsx';
import { useMessages } from '#kit/web/words/i18n.tsx';
import type { GiftDrawing } from '../../contract/drawings.ts';
import { addGiftDrawing, removeGiftDrawing } from '../../contract/drawings.ts';

const accepted = 'image/jpeg,image/png,image/webp';
/** Longest name of a drawing. */
const longestName = 40;

/** A drawing is named after its file, which is what an operator knows it by. */
const nameOf = (file: File): string =>
  file.name
    .replace(/\.[a-z0-9]+$/i, '')
    .trim()
    .slice(0, longestName) || 'drawing';

/** What gifts can look like: our drawings, and those that operators send. */
export function DrawingsCard({
  drawings,
  current,
}: {
  drawings: readonly GiftDrawing[];
  current: string | undefined;
}): ReactNode {
  const t = useMessages();
  const api = useApi();
  const { revalidate } = useRevalidator();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const done = async (result: Awaited<ReturnType<typeof api.call<typeof removeGiftDrawing>>>): Promise<void> => {
    if (result.ok) await revalidate();
    else setFailure(result.problem.errors?.[0]?.message ?? result.problem.title);
    setBusy(false);
  };
  const send = async ({ currentTarget: input }: ChangeEvent<HTMLInputElement>): Promise<void> => {
    const file = input.files?.[0];
    input.value = '';
    if (!file) return;
    setBusy(true);
    setFailure(null);
    const sent = await api.call(addGiftDrawing, { query: { name: nameOf(file) }, body: file });
    await done(sent.ok ? { ok: true, data: {} } : sent);
  };
  const remove = async (pictureId: string): Promise<void> => {
    setBusy(true);
    setFailure(null);
    await done(await api.call(removeGiftDrawing, { params: { pictureId } }));
  };
  return (
    <Card title={t('gifts.office.drawings')} description={t('gifts.office.drawingsText')}>
      <div className="grid gap-3">
        <label className={`${buttonClass({ variant: 'secondary' })} cursor-pointer justify-self-start`}>
          <ImagePlus aria-hidden className="size-4" />
          {t('gifts.office.sendDrawing')}
          <input
            type="file"
            accept={accepted}
            disabled={isBusy}
            onChange={(event) => void send(event)}
            className="sr-only"
          />
        </label>
        {failure ? (
          <p role="alert" className="text-danger text-sm">
            {failure}
          </p>
        ) : null}
        <ul
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard (WCAG 2.1.1).
          tabIndex={0}
          className="grid max-h-140 grid-cols-[repeat(auto-fill,minmax(4.5rem,1fr))] gap-2 overflow-y-auto"
        >
          {drawings.map(({ picture, name, imageUrl, isUploaded, gifts }) => (
            <li
              key={picture}
              data-current={picture === current ? true : undefined}
              className="relative grid justify-items-center gap-0.5 rounded-control p-1 text-2xs data-current:bg-accent-soft"
            >
              <img src={imageUrl} alt="" width={48} height={48} loading="lazy" />
              <span translate="no" className="w-full truncate text-center text-muted">
                {name}
              </span>
              {isUploaded && gifts === 0 ? (
                <IconButton
                  label={t('gifts.office.removeDrawing', { name })}
                  icon={<Trash2 aria-hidden />}
                  size="sm"
                  disabled={isBusy}
                  onClick={() => void remove(picture)}
                />
              ) : null}
            </li>
          ))}
        </ul>
      </div>
    </Card>
  );
}
