import type { ProblemBody } from '#kit/contract/problem.ts';
import type { RoomSource, StudioRoom } from '../../contract/index.ts';
import { useStudio, useStudioSession } from '../studio/session/studio-context.tsx';
import type { ShowSettings } from '../studio/session/studio-session.ts';

/** The performer's show, for what other domains bring into the studio: it needs the frame of the studio above it. */
export interface Show {
  /** Null until the server has told. */
  readonly room: StudioRoom | null;
  readonly busy: boolean;
  readonly refusal: ProblemBody | null;
  goLive(settings: ShowSettings, source: RoomSource): Promise<void>;
  stopLive(): Promise<void>;
}

export function useShow(): Show {
  const session = useStudioSession();
  const { room, busy, refusal } = useStudio();
  return {
    ...{ room, busy, refusal },
    goLive: (settings, source) => session.goLive(settings, source),
    stopLive: () => session.stopLive(),
  };
}
