import { z } from 'zod';

/** As many as a list has at most. */
export const mostIds = 120;

/** Ids of performers in an address, with commas. */
export const listOfIds = z.string().regex(new RegExp(`^\\d{1,9}(,\\d{1,9}){0,${mostIds - 1}}$`));
