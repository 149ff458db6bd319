export * from './restrictions.ts';

/** Access answers no calls of its own: other domains ask it inside theirs. */
export const operations = [] as const;
