/**
 * What a restriction takes from an account, each level with all that is below it (spec 1 section 3 has levels and names none):
 * nothing that costs coins begins; nothing is written in chats; no chat and no preview is open any more.
 */
export const restrictionLevels = { none: 0, spending: 1, writing: 2, watching: 3 } as const;

/** The highest level of a restriction. */
export const highestRestriction = restrictionLevels.watching;
