/** Words for a LIKE pattern, their `%`, `_` and backslashes plain signs: ``like `${plainly(words)}%` ``. */
export const escapeLike = (words: string): string => words.replace(/[\\%_]/g, '\\$&');
