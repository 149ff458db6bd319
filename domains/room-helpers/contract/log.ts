import { z } from 'zod';

/** What is kept about a room, in a line each. */
export const logActs = [
  'muted',
  'unmuted',
  'line_taken',
  'sent_out',
  'ban_asked',
  'ban_declined',
  'banned',
  'ban_lifted',
  'ban_kept',
  'blocked',
  'helper_named',
  'helper_joined',
  'helper_declined',
  'helper_left',
  'helper_withdrawn',
  'rules_changed',
] as const;
export const LogAct = z.enum(logActs).meta({ id: 'RoomLogAct' });
export type LogAct = z.infer<typeof LogAct>;

/** One line of a room’s log: who did what to whom. */
export const RoomLogLine = z
  .object({
    id: z.int(),
    at: z.number().describe('epoch ms'),
    act: LogAct,
    byRole: z.enum(['performer', 'helper', 'operator', 'guest']),
    byName: z.string(),
    guestId: z.int().nullable(),
    guestName: z.string(),
    /** What the guest wrote, or the reason that was given. */
    text: z.string(),
    until: z.number().nullable().describe('epoch ms'),
  })
  .meta({ id: 'RoomLogLine' });
export type RoomLogLine = z.infer<typeof RoomLogLine>;

/** How long a line of the log is kept, days. */
export const logDays = 90;
