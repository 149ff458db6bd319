import type { Caller } from '#kit/contract/access.ts';
import { withLongTimeouts } from '#kit/db/connection/timeouts.ts';
import { goalsOf } from '#kit/domain/goals.ts';
import type { Call, Handler } from '#kit/server/handler.ts';
import { handle, resolve } from '#kit/server/handler.ts';
import type { Kit } from '#kit/server/kit.ts';
import { track, trackActorProfileVisit, trackingEvent, watchStart } from '../contract/collect.ts';
import { browserOnline, vxmessengerError, websocketConnectionError } from '../contract/logger.ts';
import { exportTrackingReport, getProfileVisits, getTrackingReport, listGoals } from '../contract/report.ts';
import type { MostEvents } from '../contract/vocabulary.ts';
import type { Buffer } from './buffer.ts';
import { categoriesOf } from './count-business.ts';
import { eventAllowance } from './event-load.ts';
import { profileVisitsOf, report } from './report.ts';
import { reportCsv } from './report-file.ts';
import type { EventItem, Item } from './write-items.ts';

const success = { success: true };
/** An event of an earlier moment was queued while the browser had no line; older ones say nothing about when. */
const latestMs = 24 * 3600 * 1000;
/** A profile that is opened again within this time is still the same visit. */
const oneVisit = { points: 1, seconds: 1800 };

/** Takes what browsers tell. Each answer is given before anything is written. */
export function collectHandlers(
  kit: Pick<Kit, 'clock' | 'limits' | 'keyFor'>,
  buffer: Buffer<Item>,
  most: MostEvents,
  hearVisit: (subjectId: number, at: number) => void,
): Handler[] {
  const event = (words: Pick<EventItem, 'type' | 'source' | 'context' | 'data'>, { caller }: Call): EventItem => ({
    kind: 'event',
    at: kit.clock.now(),
    ...words,
    subjectId: caller.subjectId,
    integers: null,
    floats: null,
  });
  const tooMuch = eventAllowance(kit, most);
  const add = async (item: EventItem, { caller }: Call): Promise<typeof success> => {
    const reason = await tooMuch(caller);
    buffer.add(reason ? { kind: 'over', at: item.at, reason } : item);
    return success;
  };
  const log = (from: 'browser' | 'websocket' | 'messenger', message: string) => {
    buffer.add({ kind: 'log', at: kit.clock.now(), from, message });
    return success;
  };
  const visit = async (kind: 'visit' | 'watch', actor: string | number, { caller }: Call) => {
    const who = caller.subjectId ?? caller.ip;
    const again = await kit.limits.take(`tracking.${kind}:${who}:${String(actor).toLowerCase()}`, oneVisit);
    if (again > 0) return success;
    buffer.add({ kind, at: kit.clock.now(), actor });
    if (kind === 'visit' && caller.subjectId !== null) hearVisit(caller.subjectId, kit.clock.now());
    return success;
  };
  return [
    handle(track, async ({ body }, call) => {
      const { eventContext: context, eventAction: type, eventData: data } = body;
      return add(event({ type, source: 'site', context, data }, call), call);
    }),
    resolve(trackingEvent, async (args, call) => {
      const now = kit.clock.now();
      const at = args.timestamp <= now && args.timestamp > now - latestMs ? args.timestamp : now;
      const orNull = <T>(values: (T | null | undefined)[]): (T | null)[] | null =>
        values.every((value) => value === null || value === undefined) ? null : values.map((value) => value ?? null);
      const item: EventItem = {
        ...event({ type: args.type, source: args.source, context: args.context, data: args.data }, call),
        at,
        integers: orNull([args.integer1, args.integer2, args.integer3, args.integer4, args.integer5]),
        floats: orNull([args.float1, args.float2, args.float3, args.float4, args.float5]),
      };
      return add(item, call);
    }),
    handle(trackActorProfileVisit, ({ body }, call) => visit('visit', body.actorName, call)),
    handle(watchStart, ({ body }, call) => visit('watch', body.actorId, call)),
    handle(browserOnline, async ({ body }) => log('browser', body.status)),
    handle(websocketConnectionError, async ({ body }) =>
      log('websocket', [body.websocketType, body.error, `(${body.errorCode})`, body.errorReason].join(' ').trim()),
    ),
    handle(vxmessengerError, async ({ body }) => log('messenger', body.message)),
  ];
}

/** What operators and performers read. */
export function readHandlers(kit: Pick<Kit, 'clock' | 'db' | 'extensions'>, buffer: Buffer<Item>): Handler[] {
  const read = (range: number, { language }: Caller) =>
    report(kit.db, {
      now: kit.clock.now(),
      range,
      dropped: buffer.dropped,
      categories: categoriesOf(kit),
      steps: goalsOf(kit).flatMap(({ isStep, event, name }) => (isStep ? [{ event, name: name[language] }] : [])),
    });
  return [
    handle(getTrackingReport, ({ query }, { caller }) => read(query.days, caller)),
    handle(listGoals, async (_, { caller: { language } }) => ({
      goals: goalsOf(kit).map(({ event, name }) => ({ event, name: name[language] })),
    })),
    handle(exportTrackingReport, async ({ query }, { caller }) =>
      reportCsv(await withLongTimeouts(() => read(query.days, caller)), query.table, query.days, caller.language),
    ),
    handle(getProfileVisits, async ({ query }, { caller }) => ({
      days: await profileVisitsOf(kit.db, caller.accountId, kit.clock.now(), query.days),
    })),
  ];
}
