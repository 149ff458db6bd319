import { Problem } from '#kit/contract/problem.ts';
import { dataUnavailable, internalError, noRoom, tookTooLong, unavailable } from '#kit/contract/problems.ts';
import { failureOf } from '#kit/db/failures/failures.ts';
import type { Log } from '#kit/log/log.ts';
import { noteNoRoom } from '#kit/room/no-room.ts';
import { StorageUnavailable } from '#kit/storage/unavailable.ts';

/** When to come back, in seconds: after an outage, which ends at any moment, after too much work, and when somebody has to make room. */
const comeBack = { away: 3, slow: 5, full: 60 } as const;

/**
 * Every failure as a problem; what nobody expected is logged and told without detail. That the database is away was logged
 * when it was found; a statement that took too long is a warning.
 */
export function toProblem(error: unknown, log: Log): Problem {
  if (error instanceof Problem) return error;
  const trouble = failureOf(error);
  if (trouble) {
    log[trouble === 'away' ? 'debug' : 'warn']({ err: error }, 'the database did not answer in time');
    const data = { retryAfterSeconds: comeBack[trouble] };
    return new Problem(trouble === 'away' ? dataUnavailable : tookTooLong, { data });
  }
  if (noteNoRoom(error)) {
    // Said once by who watches it (kit/room/room.ts).
    log.debug({ err: error }, 'there is no room to keep something');
    return new Problem(noRoom, { data: { retryAfterSeconds: comeBack.full } });
  }
  if (error instanceof StorageUnavailable) {
    log.warn({ err: error }, 'the file storage is away');
    return new Problem(unavailable, { data: { retryAfterSeconds: comeBack.slow } });
  }
  log.error({ err: error }, 'unexpected failure');
  return new Problem(internalError);
}
