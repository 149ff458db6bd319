import { useEffect, useRef, useState } from 'react';
import { settled } from '#kit/web/navigation/settled.ts';

type PlayerPart = typeof import('../parts/player/player.tsx').Player;

/** The player, and beside it what brings films to it. */
async function fetchPlayer(): Promise<PlayerPart> {
  const { fetchEngine, Player } = await import('../parts/player/player.tsx');
  // Without it the player says what is lost.
  void fetchEngine().catch(() => undefined);
  return Player;
}

/**
 * The player, once it is there. Its code comes while the cover is looked at where it `mayPlay`, so that a press plays; nobody who saves
 * data gets it unasked. No lazy part: what has waited behind a Suspense is shown 300 ms later, also when its code was there before the press.
 */
export function usePlayer(mayPlay: boolean, isWanted: boolean, onFailed: () => void): PlayerPart | null {
  const [Player, setPlayer] = useState<PlayerPart | null>(null);
  const failed = useRef(onFailed);
  failed.current = onFailed;
  useEffect(() => {
    const { connection } = navigator as { connection?: { saveData?: boolean } };
    if (!mayPlay || (!isWanted && connection?.saveData === true)) return undefined;
    let isGone = false;
    const fetched = isWanted ? fetchPlayer() : settled().then(fetchPlayer);
    void fetched.then((part) => isGone || setPlayer(() => part)).catch(() => isGone || !isWanted || failed.current());
    return () => {
      isGone = true;
    };
  }, [mayPlay, isWanted]);
  return Player;
}
