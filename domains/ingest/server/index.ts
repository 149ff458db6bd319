import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { exitCodes } from '#domains/live/contract/index.ts';
import { notLive } from '#domains/live/contract/problems.ts';
import type { Live } from '#domains/live/server/index.ts';
import { liveDomain, ownSoftware } from '#domains/live/server/index.ts';
import type { Performers } from '#domains/performers/server/index.ts';
import { performersDomain } from '#domains/performers/server/index.ts';
import { audit } from '#kit/audit/audit.ts';
import { machineClock } from '#kit/clock/machine-clock.ts';
import { publicOrigin } from '#kit/config/public-url.ts';
import { Problem } from '#kit/contract/problem.ts';
import { defineDomain } from '#kit/domain/domain.ts';
import { extend } from '#kit/domain/extensions.ts';
import { personalData } from '#kit/personal-data/personal-data.ts';
import type { RtmpServer } from '#kit/rtmp/server.ts';
import { declare, handle } from '#kit/server/handler.ts';
import type { DomainServer, Kit } from '#kit/server/kit.ts';
import { publish } from '#kit/server/resource.ts';
import * as contract from '../contract/index.ts';
import { dropKey, findKey, makeKey, presentKey } from './keys.ts';
import { ingestRows } from './office.ts';
import { ingestData } from './personal-data.ts';
import { takeRtmp } from './rtmp.ts';
import { Sessions } from './sessions.ts';
import { ingestSettings } from './settings.ts';
import { WhipServer, whipPath } from './whip.ts';

/** Tables of the domain, for tests and the start. */
export const ingestTables = { name: 'ingest', folder: new URL('./migrations', import.meta.url) };

/** What other parts of the process ask of it. */
export interface Ingest extends DomainServer {
  readonly sessions: Sessions;
  /** The port that takes RTMP now; null: none. */
  rtmpPort(): number | null;
}

/** Performers' own software: keys, signals, and their way into rooms. */
export function createIngest(
  kit: Kit,
  deps: {
    readonly live: Pick<Live, 'softwareTicket' | 'isSoftwareRoom' | 'closeRoomOf'>;
    readonly performers: Pick<Performers, 'actor' | 'actorsOf' | 'assertAdmitted'>;
  },
): Ingest {
  const { db } = kit;
  const settings = kit.config.of(ingestSettings);
  const clock = machineClock();
  let app: FastifyInstance | null = null;
  let rtmp: RtmpServer | null = null;
  /** Where people reach the site. */
  const host = (): string => new URL(kit.config.PUBLIC_URL ?? 'http://localhost').hostname;
  const url = (): string => {
    const address = app?.server.address() as AddressInfo | null | undefined;
    if (!address) throw new Error('The server does not listen yet.');
    return `ws://127.0.0.1:${address.port}`;
  };
  const sessions = new Sessions(kit, { ...deps, url, clock });
  const { WHIP_PORTS: ports, WHIP_ADDRESS: address = null } = settings;
  const whip = ports && new WhipServer(sessions, { log: kit.log, clock, limits: kit.limits, ports, address });
  const rtmpUrl = (): string | null => {
    if (!rtmp) return null;
    return settings.RTMP_URL ?? `rtmp://${host()}:${rtmp.port}/live`;
  };

  const studioOf = async (actorId: number): Promise<contract.StudioIngest> => {
    const key = await findKey(db, actorId);
    return {
      key: key && presentKey(key),
      rtmp: rtmpUrl(),
      whip: whip ? publicOrigin(kit.config) + whipPath : null,
      signal: sessions.signalOf(actorId),
    };
  };

  const tellKey = (actorId: number, key: contract.IngestKey | null): void => {
    publish(kit.realtime, contract.studioIngest, contract.ingestKeyChanged, { actorId, key }, { key: actorId });
  };

  /** What was sent with a key that is void ends; so does the show it was in. */
  const endWhatWasSent = async (actorId: number, exit: keyof typeof exitCodes): Promise<void> => {
    sessions.cut(actorId);
    if (!(await deps.live.isSoftwareRoom(db, actorId))) return;
    await deps.live.closeRoomOf(actorId, exitCodes[exit]).catch((error: unknown) => {
      if (!(error instanceof Problem && error.kind === notLive)) throw error;
    });
  };

  return {
    name: 'ingest',
    migrations: ingestTables,
    sessions,
    rtmpPort: () => rtmp?.port ?? null,
    async mount(mounted) {
      app = mounted;
      await whip?.mount(mounted);
    },
    async start() {
      await sessions.start();
      if (settings.RTMP_PORT > 0) rtmp = await takeRtmp(sessions, { log: kit.log, clock, port: settings.RTMP_PORT });
    },
    async stop() {
      whip?.stop();
      sessions.stop();
      await rtmp?.stop();
    },
    handlers: [
      handle(contract.getIngest, (_, { caller }) => studioOf(caller.accountId)),
      handle(contract.makeIngestKey, async (_, call) => {
        const actorId = call.caller.accountId;
        await deps.performers.assertAdmitted(db, actorId);
        const at = kit.clock.now();
        const made = await db.transaction(async (tx) => {
          const { key, row } = await makeKey(tx, actorId, new Date(at));
          await audit(tx, { call, at, operation: 'ingest.makeKey', subject: `performer:${actorId}` });
          return { key, row };
        });
        await endWhatWasSent(actorId, 'hostStopped');
        tellKey(actorId, presentKey(made.row));
        return { key: made.key, ingest: await studioOf(actorId) };
      }),
      handle(contract.revokeIngestKey, async (_, call) => {
        const actorId = call.caller.accountId;
        const at = kit.clock.now();
        await db.transaction(async (tx) => {
          if (!(await dropKey(tx, actorId))) throw new Problem(contract.noIngestKey);
          await audit(tx, { call, at, operation: 'ingest.dropKey', subject: `performer:${actorId}` });
        });
        await endWhatWasSent(actorId, 'hostStopped');
        tellKey(actorId, null);
        return studioOf(actorId);
      }),
      handle(contract.getIngestTicket, async (_, { caller }) => {
        const ticket = await sessions.watch(caller.accountId, caller.sessionId);
        if (!ticket) throw new Problem(contract.noSignal);
        return ticket;
      }),
      handle(contract.listIngest, async () => ({ rows: await ingestRows(db, deps.performers, sessions) })),
      handle(contract.revokeIngestKeyOf, async ({ params: { actorId }, body: { reason } }, call) => {
        const at = kit.clock.now();
        await db.transaction(async (tx) => {
          if (!(await dropKey(tx, actorId))) throw new Problem(contract.noIngestKey);
          await audit(tx, { call, at, operation: 'ingest.revoke', subject: `performer:${actorId}`, input: { reason } });
        });
        await endWhatWasSent(actorId, 'adminKick');
        tellKey(actorId, null);
        return { rows: await ingestRows(db, deps.performers, sessions) };
      }),
      ...declare([contract.ingestChanged, contract.ingestKeyChanged]),
    ],
  };
}

/** The domain as the application lists it. */
export const ingestDomain = defineDomain({
  name: 'ingest',
  settings: ingestSettings,
  uses: { live: liveDomain, performers: performersDomain },
  create: createIngest,
  contributes: (ingest) => [
    extend(ownSoftware, {
      isReady: (actorId) => ingest.sessions.isReady(actorId),
      carry: (actorId) => ingest.sessions.carry(actorId),
    }),
  ],
  declares: [extend(personalData, ingestData)],
});
