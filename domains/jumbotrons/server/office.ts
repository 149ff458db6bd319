import { gte, sql } from 'drizzle-orm';
import { audit } from '#kit/audit/audit.ts';
import type { Tx } from '#kit/db/db.ts';
import { dayOf, daysBefore } from '#kit/i18n/days.ts';
import type { Call, Handler } from '#kit/server/handler.ts';
import { handle } from '#kit/server/handler.ts';
import type { OfficeSlide, SlideEditor, SlideState } from '../contract/index.ts';
import * as contract from '../contract/index.ts';
import { addSlide, changeSlide, orderSlides, removeSlide, switchSlide } from './change.ts';
import type { Context } from './deps.ts';
import type { Goal } from './goals.ts';
import { findGoals } from './goals.ts';
import type { SlideRow } from './rows.ts';
import { allSlides, hasPictures, inLanguage, isInTime, pictureOf, slideOf } from './rows.ts';
import { sendPicture } from './send-picture.ts';
import { presentSlide } from './show.ts';
import { counts } from './tables.ts';

/** Days that views and presses are told of, today included. */
const toldDays = 7;

function stateOf(row: SlideRow, goal: Goal | undefined, now: number): SlideState {
  if (!row.isOn) return hasPictures(row) ? 'off' : 'incomplete';
  if (row.validUntil && row.validUntil.getTime() <= now) return 'over';
  if (!hasPictures(row)) return 'incomplete';
  if (!goal) return 'gone';
  return isInTime(row, now) ? 'live' : 'planned';
}

/** Some slides as operators see them. */
async function presentSlides(ctx: Context, rows: readonly SlideRow[], { caller }: Call): Promise<OfficeSlide[]> {
  const { db, clock } = ctx.kit;
  const now = clock.now();
  const goals = await findGoals(ctx, db, rows, { language: caller.language, country: null });
  const figures = await db.orm
    .select({
      slideId: counts.slideId,
      views: sql<number>`sum(${counts.views})::int`,
      presses: sql<number>`sum(${counts.presses})::int`,
    })
    .from(counts)
    .where(gte(counts.day, daysBefore(dayOf(now), toldDays - 1)))
    .groupBy(counts.slideId);
  const counted = new Map(figures.map((one) => [one.slideId, one]));
  return rows.map((row) => {
    const goal = goals.get(row.id);
    const { id, places, isOn, goalKind, validFrom, validUntil, audience, ageRating, wide } = row;
    const found = goal?.found;
    return {
      ...{ id, places, isOn, goalKind, audience, ageRating },
      title: inLanguage(row.title, caller.language) || (found?.title ?? ''),
      state: stateOf(row, goal, now),
      goalName: goal?.name ?? '',
      validFrom: validFrom?.getTime() ?? null,
      validUntil: validUntil?.getTime() ?? null,
      thumbnail: wide
        ? ctx.media.url({ id: wide.id, kind: 'jumbotron', ageRating }, 320)
        : (found?.images?.w320 ?? null),
      views: counted.get(id)?.views ?? 0,
      presses: counted.get(id)?.presses ?? 0,
    };
  });
}

async function editorOf(ctx: Context, row: SlideRow, call: Call): Promise<SlideEditor> {
  const { id, places, title, text, button, alt, goalKind, goal, audience, ageRating, seconds, revision } = row;
  const [slide] = await presentSlides(ctx, [row], call);
  const { language } = call.caller;
  const found = (await findGoals(ctx, ctx.kit.db, [row], { language, country: null })).get(id);
  // A performer is known by name; everything else by what is kept.
  const shownGoal = goalKind === 'performer' ? (found?.name ?? '') : goal;
  const [validFrom, validUntil] = [row.validFrom?.getTime() ?? null, row.validUntil?.getTime() ?? null];
  return {
    slide: slide as OfficeSlide,
    details: {
      ...{ places, title, text, button, alt, goalKind, goal: shownGoal, validFrom, validUntil },
      ...{ audience, ageRating, seconds },
    },
    revision,
    wide: row.wide && pictureOf(ctx, row.wide, ageRating),
    narrow: row.narrow && pictureOf(ctx, row.narrow, ageRating),
    preview: contract.isRule(goalKind) && found ? presentSlide(ctx, row, found, call.caller) : null,
  };
}

/** What operators do with slides. */
export function officeHandlers(ctx: Context): Handler[] {
  const { db, clock } = ctx.kit;
  const write = (tx: Tx, call: Call, did: string, slideId: number | null, input: object): Promise<void> =>
    audit(tx, {
      ...{ call, at: clock.now(), operation: `jumbotrons.${did}` },
      ...(slideId === null ? {} : { subject: `jumbotron:${slideId}` }),
      input: input as Record<string, unknown>,
    });
  return [
    handle(contract.listSlides, async (_, call) => ({
      slides: await presentSlides(ctx, await allSlides(db), call),
      most: contract.mostSlides,
    })),
    handle(contract.readSlide, async ({ params: { slideId } }, call) =>
      editorOf(ctx, await slideOf(db, slideId), call),
    ),
    handle(contract.addSlide, ({ body }, call) =>
      db.transaction(async (tx) => {
        const { id } = await addSlide(ctx, tx, body, call.caller.language);
        await write(tx, call, 'add', id, body);
        return { id };
      }),
    ),
    handle(contract.changeSlide, async ({ params: { slideId }, body }, call) => {
      const row = await db.transaction(async (tx) => {
        const changed = await changeSlide(ctx, tx, slideId, body, call.caller.language);
        await write(tx, call, 'change', slideId, body);
        return changed;
      });
      return editorOf(ctx, row, call);
    }),
    handle(contract.switchSlide, ({ params: { slideId }, body: { isOn } }, call) =>
      db.transaction(async (tx) => {
        if (await switchSlide(ctx, tx, slideId, isOn)) await write(tx, call, 'switch', slideId, { isOn });
        return {};
      }),
    ),
    handle(contract.orderSlides, ({ body: { ids } }, call) =>
      db.transaction(async (tx) => {
        await orderSlides(tx, ids);
        await write(tx, call, 'order', null, { ids });
        return {};
      }),
    ),
    handle(contract.removeSlide, ({ params: { slideId } }, call) =>
      db.transaction(async (tx) => {
        await removeSlide(ctx, tx, slideId);
        await write(tx, call, 'remove', slideId, {});
        return {};
      }),
    ),
    handle(contract.sendSlidePicture, ({ params: { slideId }, query: { shape }, body }, call) =>
      sendPicture(ctx, call, { slideId, shape, upload: body }),
    ),
  ];
}
