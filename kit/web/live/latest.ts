import { useState } from 'react';

/**
 * For what can be asked anew while an answer is under way (another filter, another page, the line is back): only the answer to the newest
 * question comes back; a late one to an earlier question is null, and stands under no other heading.
 */
export function latestOnly(): <T>(ask: () => Promise<T>) => Promise<T | null> {
  let asked = 0;
  return async (ask) => {
    asked += 1;
    const own = asked;
    const answer = await ask();
    return own === asked ? answer : null;
  };
}

/** The same for a component, for as long as it is there. */
export function useLatest(): ReturnType<typeof latestOnly> {
  return useState(latestOnly)[0];
}
