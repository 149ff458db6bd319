/** Where a film's files stand in storage. Each is written once under its name and never changes. */
export const filmKey = (filmId: string, file: string): string => `films/${filmId}/${file}`;

/** The file of a rendition's head, which a player reads before any segment. */
export const initFile = (rendition: string): string => `${rendition}-init.mp4`;

/** The file of a segment, from 0 on. */
export const segmentFile = (rendition: string, index: number): string => `${rendition}-${index}.m4s`;

export const posterFile = 'poster.webp';
export const storyboardFile = 'storyboard.webp';
export const masterFile = 'master.m3u8';
