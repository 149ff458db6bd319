import type { ReactNode } from 'react';
import type { Picture } from '#domains/media/contract/index.ts';
import { Anchor } from '#kit/ui/primitives/anchor.tsx';
import { useMessages } from '#kit/web/words/i18n.tsx';

const most = 4;

/** A few gallery pictures in a row that lead to all of them; wide ones only where there are not enough others. */
export function PictureStrip({
  pictures,
  href,
  name,
}: {
  pictures: readonly Picture[];
  href: string;
  name: string;
}): ReactNode {
  const t = useMessages();
  if (pictures.length === 0) return null;
  const upright = pictures.filter(({ width, height }) => height >= width);
  const shown = (upright.length >= most ? upright : pictures).slice(0, most);
  return (
    <Anchor href={href} className="grid grid-cols-4 gap-2" aria-label={t('performers.pictures.of', { name })}>
      {shown.map((picture) => (
        <img
          key={picture.id}
          data-picture
          src={picture.src}
          srcSet={picture.srcSet}
          sizes="(max-width: 767px) 25vw, 270px"
          width={picture.width}
          height={picture.height}
          alt=""
          loading="lazy"
          className="aspect-[4/5] w-full rounded-card object-cover"
        />
      ))}
    </Anchor>
  );
}
