import type { ReactNode } from 'react';
import type { Poster } from './live-card.tsx';

/**
 * A person's head over a wide picture. On a phone the picture comes first, whole; on a desk it stands at the right, in
 * full height, and fades into the page where the words are, in either theme. `sizes` for the picture: `coverSizes`.
 */
export function Cover({
  picture,
  breadcrumb,
  small = false,
  children,
}: {
  picture?: Poster | null | undefined;
  /** The breadcrumb of the page. */
  breadcrumb?: ReactNode;
  /** As low as it can be, without the picture: what follows is looked at. */
  small?: boolean;
  children: ReactNode;
}): ReactNode {
  return (
    <div className={small ? 'cover small' : 'cover'}>
      {breadcrumb ? <div className="cover-breadcrumb page">{breadcrumb}</div> : null}
      {picture ? (
        <img
          data-picture
          src={picture.src}
          srcSet={picture.srcSet}
          sizes={picture.sizes ?? coverSizes}
          width={picture.width}
          height={picture.height}
          alt=""
          fetchPriority="high"
          className="cover-picture"
        />
      ) : null}
      <div className="cover-words page">{children}</div>
    </div>
  );
}

/** How wide a cover's picture is drawn. */
export const coverSizes = '(min-width: 1200px) 64vw, 100vw';
