import type { MessengerContent } from '../../contract/index.ts';
import { messengerLimits } from '../../contract/limits.ts';

const hour = 3_600_000;

/** How many messages a guest may still write to somebody who has never answered, and in how many minutes again; 0: now. */
export interface SlowMode {
  readonly left: number;
  readonly minutes: number;
}

/** The rule of the server, by what stands in the conversation; its clock is the newest message's where this one is behind. */
export function slowMode(messages: readonly MessengerContent[], clock: number): SlowMode {
  const own = messages.filter(({ senderType }) => senderType === 'guest').map(({ date }) => date);
  const now = Math.max(clock, ...own);
  const lately = own.filter((date) => date > now - hour);
  const left = Math.max(0, messengerLimits.strangerPerHour - lately.length);
  const until = Math.min(...lately) + hour;
  return { left, minutes: left === 0 ? Math.max(1, Math.ceil((until - now) / 60_000)) : 0 };
}
