import type { Language } from '#kit/contract/access.ts';
import type { Executor } from '#kit/db/db.ts';
import type { StudioToy, ToyControl, ToyPlay, ToyRoom } from '../contract/index.ts';
import { noToy, shownToyPlays, standardPort } from '../contract/index.ts';
import type { Context } from './deps.ts';
import type { ControlRow, PlayRow, SetupRow } from './rows.ts';
import { controlsOf, findSetup, isClosedIn, isConnected, latestOver, openPlays } from './rows.ts';
import { standardSetup } from './toy-gifts.ts';

/** A play as it is told; `from` is whose name stands beside it. */
export const presentPlay = (row: PlayRow, from: string = row.shownName): ToyPlay => ({
  playId: row.id,
  kind: row.kind,
  giftId: row.giftId,
  displayName: row.displayName,
  from,
  seconds: row.seconds,
  state: row.state,
  endsAt: row.state === 'running' ? (row.startedAt?.getTime() ?? 0) + row.seconds * 1_000 : null,
  why: row.why,
});

/** How long a play of a control lasts, in seconds: never longer than the performer’s own bound. */
export const secondsOf = (setup: Pick<SetupRow, 'mostSeconds'>, { seconds }: Pick<ControlRow, 'seconds'>): number =>
  Math.min(seconds, setup.mostSeconds);

type Reading = Pick<Context, 'kit' | 'gifts' | 'live' | 'guest'>;

/** What gifts do with a toy, in a language; those that are on. `isReady`: they can be given now. */
async function presentControls(
  ctx: Reading,
  executor: Executor,
  setup: SetupRow,
  { language, isReady }: { readonly language: Language; readonly isReady: boolean },
): Promise<ToyControl[]> {
  const rows = (await controlsOf(executor, setup.actorId)).filter(({ isOn }) => isOn);
  const gifts = await ctx.gifts.show(
    executor,
    rows.map(({ giftId }) => giftId),
    language,
  );
  return rows.flatMap((row) => {
    const gift = gifts.get(row.giftId);
    if (!gift) return [];
    const displayName = row.displayName || gift.name;
    const { price, random } = row;
    return [{ ...gift, price, active: isReady, duration: secondsOf(setup, row), displayName, random }];
  });
}

/** A performer’s toy, to who is in the room. Names of gifts come in four languages; `name` and the standard words in the one that is given. */
export async function roomOf(ctx: Reading, executor: Executor, actorId: number, language: Language): Promise<ToyRoom> {
  const setup = await findSetup(executor, actorId);
  if (!setup) return noToy;
  const now = ctx.kit.clock.now();
  const isThere = isConnected(setup, now) && !(await isClosedIn(executor, setup.country));
  const room = isThere ? await ctx.live.openRoomOf(executor, actorId) : null;
  const isPaused = setup.pausedAt !== null;
  const isReady = room !== null && !isPaused;
  // What is not connected offers nothing; what was paid already stays in sight.
  const isOffered = room !== null;
  return {
    version: setup.version,
    isReady,
    isPaused: isOffered && isPaused,
    isPrivateOnly: setup.isPrivateOnly,
    controls: isOffered ? await presentControls(ctx, executor, setup, { language, isReady }) : [],
    directPrice: isOffered ? setup.directPrice : null,
    plays: (await openPlays(executor, actorId)).filter(({ isPublic }) => isPublic).map((row) => presentPlay(row)),
  };
}

/** A performer’s toy, to herself. */
export async function studioOf(ctx: Reading, executor: Executor, actorId: number): Promise<StudioToy> {
  const setup = await findSetup(executor, actorId);
  if (!setup)
    return {
      version: 0,
      setup: standardSetup,
      port: standardPort,
      isPaused: false,
      isConnected: false,
      lineId: null,
      plays: [],
    };
  const controls = await controlsOf(executor, actorId);
  const rows = [...(await openPlays(executor, actorId)), ...(await latestOver(executor, actorId, shownToyPlays))];
  const names = await ctx.guest.namesOf(executor, [...new Set(rows.map(({ guestId }) => guestId))]);
  const { mostStrength, mostSeconds, isPrivateOnly, directPrice, version } = setup;
  const there = isConnected(setup, ctx.kit.clock.now());
  return {
    version,
    setup: {
      ...{ mostStrength, mostSeconds, isPrivateOnly, directPrice },
      controls: controls.map(({ actorId: _, ...control }) => control),
    },
    port: setup.port,
    isPaused: setup.pausedAt !== null,
    isConnected: there,
    lineId: there ? setup.lineId : null,
    plays: rows.map((row) => presentPlay(row, row.isInvisible ? '' : (names.get(row.guestId) ?? ''))),
  };
}
