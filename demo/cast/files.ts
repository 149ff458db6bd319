import { fileURLToPath } from 'node:url';

export type PictureFiles = {
  /** Square. */
  readonly avatar: string;
  /** 16:9, for the head of the profile. */
  readonly cover: string;
  /** 4:3, for the live card; the first frame of the clip shows the same person in the same light. */
  readonly poster: string;
  /** The sedcards in the order of the gallery. */
  readonly gallery: readonly string[];
};

/** How many sedcards everybody has. */
export const gallerySize = 5;

const picture = (path: string) => fileURLToPath(new URL(`../pictures/out/${path}`, import.meta.url));

/** Absolute paths of one performer's pictures (WebP). */
export function pictureFiles(slug: string): PictureFiles {
  return {
    avatar: picture(`${slug}/avatar.webp`),
    cover: picture(`${slug}/cover.webp`),
    poster: picture(`${slug}/poster.webp`),
    gallery: Array.from({ length: gallerySize }, (_, i) => picture(`${slug}/${i + 1}.webp`)),
  };
}

/** Absolute path of a clip by its name (`.vclip`, see kit/live-media/clip.ts). */
export function clipFile(name: string): string {
  return fileURLToPath(new URL(`../clips/out/${name}.vclip`, import.meta.url));
}

/** Absolute paths of the site's own artwork. */
export const siteArtwork = {
  icon: picture('site/icon.svg'),
  maskableIcon: picture('site/icon-512.png'),
  logo: picture('site/logo.svg'),
  openGraph: picture('site/open-graph.png'),
  hero: picture('site/hero.webp'),
  heroWide: picture('site/hero-wide.webp'),
} as const;
