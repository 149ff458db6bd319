import { afterAll, beforeAll, expect, it } from 'vitest';
import { cast } from '#demo/cast/index.ts';
import { simulatePerformer } from '#demo/simulate/performer.ts';
import type { SubscribeTicket } from '#kit/live-media/port.ts';
import { WireClient } from '#kit/live-media/testing/clients.ts';
import type { TwoServers } from './testing/two-servers.ts';
import { join, post, services, signedUp, startTwo } from './testing/two-servers.ts';

/*
 * The performer sends to the relay of the second process, which carries the picture; guests log in and chat at the first.
 * Whoever is logged out at the first sees nothing more from the second.
 */

let both: TwoServers;
let stopPerformer: (() => Promise<void>) | undefined;
const performer = cast.find(({ clip, freeChat }) => clip && freeChat);

beforeAll(async () => {
  if (!services || !performer?.clip) return;
  both = await startTwo('vesper_picture', true);
  stopPerformer = await simulatePerformer(both.second.address, performer, performer.clip);
}, 150_000);
afterAll(async () => {
  await stopPerformer?.();
  await both?.stop();
});

/** A guest in free chat at the first process, whose viewer is connected to the second and shows the picture. */
async function watching(who: string) {
  const { first, second } = both;
  const guest = await signedUp(first, who);
  const { accessToken, guestId } = guest;
  const { socket, heard } = await join(first, accessToken, guestId);
  const named = await fetch(`${first.address}/rest/v1/actor/getActorDataByIdOrName/${performer?.name}`);
  const { actor } = (await named.json()) as { actor: { id: number } };
  const data = { actorId: actor.id, chatType: 'FREECHAT', startKey: `picture-${who}`, sequence: 1 };
  socket.send(JSON.stringify({ type: 'startChat', accessToken, guestId, id: 1, data }));
  const admitted = () => heard.find(({ type }) => type === 'chatTicket')?.data.ticket as SubscribeTicket | undefined;
  await expect.poll(admitted, { timeout: 10_000, message: JSON.stringify(heard.slice(-3)) }).toBeDefined();
  const viewer = new WireClient(second.address.replace('http', 'ws'), admitted() as SubscribeTicket, {
    headers: { cookie: guest.cookie, origin: second.address },
  });
  const beat = setInterval(() => viewer.socket.readyState === viewer.socket.OPEN && viewer.ack(), 200);
  viewer.socket.once('close', () => clearInterval(beat));
  await expect.poll(() => viewer.mediaBytes, { timeout: 10_000 }).toBeGreaterThan(0);
  return { guest, viewer };
}

/** Logs a guest out everywhere at the first process; answers how many seconds the second went on sending. */
async function logOut({ guest, viewer }: Awaited<ReturnType<typeof watching>>, timeout: number): Promise<number> {
  const revoked = performance.now();
  expect((await post(both.first, 'identity/session/revokeAll', {}, { cookie: guest.cookie })).response.status).toBe(
    200,
  );
  await expect.poll(() => viewer.closed, { timeout, interval: 50 }).not.toBeNull();
  return (performance.now() - revoked) / 1000;
}

const goesOn = async ({ viewer }: Awaited<ReturnType<typeof watching>>): Promise<void> => {
  const seen = viewer.mediaBytes;
  await expect.poll(() => viewer.mediaBytes, { timeout: 10_000 }).toBeGreaterThan(seen);
  expect(viewer.closed).toBeNull();
};

it.runIf(services)(
  'the picture that another process carries stops with the session, and with it alone',
  async () => {
    const [leaving, staying] = [await watching('leaving'), await watching('staying')];
    await goesOn(leaving);
    // The bus tells at once; the rest is what a busy machine takes.
    expect(await logOut(leaving, 5_000)).toBeLessThan(4);
    await goesOn(staying);
    staying.viewer.close();
  },
  60_000,
);

it.runIf(services)(
  'it stops as well within seconds with Redis swallowing every word',
  async () => {
    const [leaving, staying] = [await watching('unheard'), await watching('unmoved')];
    both.swallow();
    await goesOn(leaving);
    // Ten seconds are the bound (docs/decisions/029); the rest is what a busy machine takes.
    expect(await logOut(leaving, 15_000)).toBeLessThan(13);
    await goesOn(staying);
    staying.viewer.close();
  },
  60_000,
);
