import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository's root folder. */
export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/** @param {...string} parts below the root */
export const at = (...parts) => join(root, ...parts);
