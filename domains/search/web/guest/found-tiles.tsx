import { FileText } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from '#kit/ui/primitives/link.tsx';
import type { PageSection } from '../../contract/index.ts';

/** Results that are pages: a picture and a title each; what has no picture gets a quiet sign. */
export function FoundTiles({ items }: { items: PageSection['items'] }): ReactNode {
  return (
    <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3 sm:gap-4 lg:grid-cols-4 xl:grid-cols-6">
      {items.map(({ name, image, link }) => (
        <li key={link} className="min-w-0">
          <Link href={link} className="group grid gap-2 no-underline">
            <span className="grid aspect-video place-items-center overflow-hidden rounded-lg bg-raised text-subtle">
              {image ? (
                <img
                  src={image}
                  alt=""
                  loading="lazy"
                  decoding="async"
                  className="size-full object-cover transition-transform group-hover:scale-105 motion-reduce:transition-none"
                />
              ) : (
                <FileText aria-hidden />
              )}
            </span>
            <span className="line-clamp-2 min-h-[2lh] font-medium text-fg [overflow-wrap:anywhere]">{name}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
