import type { Clock } from '#kit/clock/clock.ts';
import type { EndReason, RoomPolicy, Still } from '../port.ts';
import type { Rendition, RenditionName } from '../renditions.ts';
import { renditionNumber } from '../renditions.ts';
import type { Catalog, MediaObject } from '../wire.ts';
import { closeCodes, encodeControl, readControl, readObjects } from '../wire.ts';
import { DistinctPeople } from './distinct-people.ts';
import { limits } from './limits.ts';
import type { PublisherConnection } from './publisher-connection.ts';
import type { RelayEvent, SentMedia } from './relay-port.ts';
import { OutgoingMessage, Track } from './track.ts';
import type { ViewerConnection } from './viewer-connection.ts';
import { ViewerSession } from './viewer-session.ts';
import { webSocketFrame } from './websocket-frame.ts';

const all: readonly Rendition[] = [0, 1, 2];
/** Where a still is taken from: the small picture, else the thumbnail, else the large one. */
const stillsFrom: readonly Rendition[] = [1, 0, 2];

/** One broadcast and its viewers. */
export class Room {
  readonly name: string;
  policy: RoomPolicy;
  readonly viewers = new Set<ViewerConnection>();
  readonly people = new DistinctPeople();
  readonly #sessions = new Map<string, ViewerSession>();
  readonly #clock: Clock;
  readonly #tell: (event: RelayEvent) => void;
  readonly #tracks: Record<Rendition, Track> = { 0: new Track(), 1: new Track(), 2: new Track() };
  /** Viewers that get sound only: by wish, or while no rendition is there for them. */
  readonly #listeners = new Set<ViewerConnection>();
  #publisher: PublisherConnection | null = null;
  #catalog: Buffer | null = null;
  #offer = '';
  /** Of the catalog, by the number of the configuration; pictures with a description of their own are left out. */
  readonly #codecs = new Map<number, string>();
  #state: 'idle' | 'live' | 'stalled' = 'idle';
  /** What the publisher makes on demand, and what it was told of that. */
  #onDemand: readonly Rendition[] = [];
  #wanted = { bits: -1, lookedAt: 0, toldAt: 0 };
  #lastFrameAt = 0;
  #livePeer = '';
  inBytes = 0;

  constructor(name: string, policy: RoomPolicy, clock: Clock, tell: (event: RelayEvent) => void) {
    this.name = name;
    this.policy = policy;
    this.#clock = clock;
    this.#tell = tell;
  }

  /** A publisher takes the stage; an earlier connection of it gives way. */
  publish(publisher: PublisherConnection): void {
    this.#publisher?.socket.close(closeCodes.replaced, 'replaced by a newer connection');
    this.#publisher = publisher;
    this.#onDemand = [];
    this.#wanted.bits = -1;
    for (const rendition of all) this.#tracks[rendition].clear();
  }

  unpublish(publisher: PublisherConnection): void {
    if (this.#publisher === publisher) this.#publisher = null;
  }

  get publisher(): PublisherConnection | null {
    return this.#publisher;
  }

  /** The state of a viewer's session; `owedMs` is for one that is not known here. */
  session(name: string, owedMs: number): ViewerSession {
    const known = this.#sessions.get(name) ?? new ViewerSession(owedMs);
    this.#sessions.set(name, known);
    return known;
  }

  /** Stops sending to a session, or puts its viewer on the current group again. */
  hold(name: string, isHeld: boolean): void {
    const session = this.#sessions.get(name);
    if (!session || session.isHeld === isHeld) return;
    session.isHeld = isHeld;
    if (session.viewer) this.place(session.viewer);
  }

  /** Forgets sessions nobody has come back to for long. */
  sweepSessions(now: number): void {
    for (const [name, { viewer, idleSince }] of this.#sessions)
      if (!viewer && now - idleSince > limits.forgetSessionMs) this.#sessions.delete(name);
  }

  /** A viewer joins: the catalog, then the current group at once. An earlier connection of its session gives way. */
  join(viewer: ViewerConnection): void {
    const { session } = viewer;
    const before = session.viewer;
    if (before) this.#replace(before);
    session.viewer = viewer;
    if (!before) this.#tellPresence('joined', viewer);
    this.viewers.add(viewer);
    this.people.add(viewer.claims.peer);
    if (this.#catalog) viewer.socket.write(this.#catalog);
    this.place(viewer);
  }

  /** A viewer gets nothing more. */
  leave(viewer: ViewerConnection): void {
    if (this.viewers.delete(viewer)) this.people.remove(viewer.claims.peer);
    this.#remove(viewer);
  }

  /** A viewer's connection is closed: a line shown dead. */
  gone(viewer: ViewerConnection): void {
    this.leave(viewer);
    // One that gave way to a newer one is settled already.
    if (viewer.session.viewer !== viewer) return;
    this.report([viewer]);
    this.#tellUnproven(viewer);
    viewer.session.settle(viewer, this.#clock.now());
    this.#tellPresence('left', viewer);
  }

  /** Tells what viewers were sent since the report before. */
  report(viewers: Iterable<ViewerConnection>): void {
    const sessions: SentMedia[] = [];
    for (const viewer of viewers) {
      const { sent, claims, session } = viewer;
      if (!sent) continue;
      viewer.sent = null;
      session.reported = true;
      const owedMs = session.owedMs + viewer.unacknowledgedMs;
      if (claims.report) sessions.push({ room: this.name, session: claims.session, ...sent, owedMs });
    }
    if (sessions.length > 0) this.#tell({ type: 'sent', sessions });
  }

  /** Puts a viewer on the best rendition it can start with now, or asks for a keyframe and lets it listen meanwhile. */
  place(viewer: ViewerConnection): void {
    this.#remove(viewer);
    if (viewer.session.isHeld) return;
    const now = this.#clock.now();
    const rendition = viewer.choose((r) => this.#tracks[r].isActive(now));
    const track = rendition === null ? null : this.#tracks[rendition];
    if (track?.joinable) {
      const { session } = viewer;
      const wasDark = now - session.sentUntil >= limits.silenceMs;
      track.viewers.add(viewer);
      viewer.socket.together(() => {
        for (const outgoing of track.group()) viewer.send(outgoing);
      });
      // The group is seconds of picture: whoever leaves with it has begun to watch, or has seen part of what counts as dark.
      if (wasDark || !session.reported) this.report([viewer]);
      return;
    }
    this.#listeners.add(viewer);
    if (rendition !== null) this.#publisher?.askKeyframe(rendition);
  }

  /** All is acknowledged: it gets the current group. What nobody knew of was shown after all. */
  caughtUp(viewer: ViewerConnection, wasSilent: boolean): void {
    const { claims, session } = viewer;
    const until = session.sentUntil;
    if (wasSilent && claims.report)
      this.#tell({ type: 'unproven', room: this.name, session: claims.session, since: until, until });
    this.place(viewer);
  }

  /** Media of the publisher goes out. */
  media(publisher: PublisherConnection, objects: MediaObject[]): void {
    if (publisher !== this.#publisher) return;
    const now = this.#clock.now();
    const sound: Uint8Array[] = [];
    for (const object of objects) {
      this.inBytes += object.bytes.length;
      if (object.kind === 'video') {
        this.#video(object, now);
        continue;
      }
      sound.push(object.bytes);
      for (const rendition of all) {
        const track = this.#tracks[rendition];
        const outgoing = track.isActive(now) ? track.addAudio(object.bytes, now) : null;
        if (outgoing) for (const viewer of track.viewers) viewer.send(outgoing);
      }
    }
    if (sound.length > 0 && this.#listeners.size > 0) {
      const outgoing = new OutgoingMessage(sound, null, now);
      for (const viewer of this.#listeners) viewer.send(outgoing);
    }
    this.#heard(publisher.claims.peer, now);
  }

  /** The publisher says what its broadcast consists of. */
  catalog(publisher: PublisherConnection, message: Uint8Array): void {
    if (publisher !== this.#publisher) return;
    const control = readControl(message);
    this.#catalog = webSocketFrame([message]);
    for (const viewer of this.viewers) viewer.socket.write(this.#catalog);
    if (control.type !== 'catalog') return;
    this.#onDemand = control.catalog.onDemand ?? [];
    this.#codecs.clear();
    for (const { config, codec, description } of control.catalog.video)
      if (description === undefined) this.#codecs.set(config, codec);
    this.#tellOffer(publisher.claims.peer, control.catalog);
  }

  /** The newest keyframe, of the smallest picture that is more than a thumbnail; asks for one where there is none. */
  still(): Still | null {
    if (this.#state !== 'live') return null;
    const now = this.#clock.now();
    const rendition = stillsFrom.find((each) => this.#tracks[each].isActive(now));
    if (rendition === undefined) return null;
    const keyframe = this.#tracks[rendition].keyframe();
    if (!keyframe) {
      this.#publisher?.askKeyframe(rendition);
      return null;
    }
    const [object] = readObjects(keyframe.bytes);
    const codec = this.#codecs.get(object!.config);
    return codec === undefined ? null : { codec, bytes: object!.payload, at: keyframe.at };
  }

  /** The clock's offset changes a catalog as well; only another offer is told. */
  #tellOffer(peer: string, { video, audio }: Catalog): void {
    const pictures = video.map(({ codec, width, height }) => ({ codec, width, height }));
    const sound = audio?.codec ?? null;
    const offer = JSON.stringify({ pictures, sound });
    if (offer === this.#offer) return;
    this.#offer = offer;
    this.#tell({ type: 'offers', room: this.name, peer, pictures, sound });
  }

  /** Tells the publisher which of the renditions it makes on demand somebody would watch: when that changes, and now and then. */
  #tellWanted(now: number): void {
    const { lookedAt, bits, toldAt } = this.#wanted;
    if (!this.#publisher || this.#onDemand.length === 0 || now - lookedAt < limits.wantedMs) return;
    const renditions = new Set<Rendition>();
    for (const viewer of this.viewers) {
      const best = viewer.choose(
        (each) => this.#offers(each) && (this.#onDemand.includes(each) || this.#tracks[each].isActive(now)),
      );
      if (best !== null && this.#onDemand.includes(best)) renditions.add(best);
    }
    const next = [...renditions].reduce<number>((sum, each) => sum | (1 << each), 0);
    this.#wanted.lookedAt = now;
    if (next === bits && now - toldAt < limits.wantedAgainMs) return;
    this.#wanted = { bits: next, lookedAt: now, toldAt: now };
    this.#publisher.socket.send(encodeControl({ type: 'wanted', renditions: [...renditions] }));
  }

  /** Every tick: silence, and renditions that have disappeared. */
  tick(now: number): void {
    this.#publisher?.tick(now);
    this.#tellWanted(now);
    const begun: ViewerConnection[] = [];
    const silent: ViewerConnection[] = [];
    for (const viewer of this.viewers) {
      viewer.tick(now);
      if (!viewer.session.reported) begun.push(viewer);
      if (viewer.showsNothing(now)) silent.push(viewer);
    }
    this.report(begun);
    this.report(silent);
    for (const viewer of silent) this.#tellUnproven(viewer);
    const silence = now - this.#lastFrameAt;
    if (this.#state === 'live' && silence >= limits.silenceMs) {
      this.#state = 'stalled';
      for (const rendition of all) this.#tracks[rendition].clear();
      this.#tell({ type: 'stalled', room: this.name, peer: this.#livePeer, since: this.#lastFrameAt });
    } else if (this.#state === 'stalled' && silence >= limits.endAfterSilenceMs) {
      this.end('silent');
    } else if (this.#state === 'live') {
      this.#moveFromSilentTracks(now);
    }
  }

  /** The broadcast is over; viewers are told and may wait for the next. */
  end(reason: EndReason): void {
    if (this.#state === 'idle') return;
    this.#state = 'idle';
    this.#catalog = null;
    this.#offer = '';
    for (const rendition of all) this.#tracks[rendition].clear();
    const end = webSocketFrame([encodeControl({ type: 'end' })]);
    for (const viewer of this.viewers) viewer.socket.write(end);
    this.#tell({ type: 'ended', room: this.name, peer: this.#livePeer, reason, at: this.#clock.now() });
  }

  #video(object: MediaObject, now: number): void {
    if (!this.#offers(object.rendition)) return;
    const track = this.#tracks[object.rendition];
    const outgoing = track.addVideo(object.bytes, object.keyframe, now);
    if (!outgoing) {
      this.#publisher?.askKeyframe(object.rendition);
      return;
    }
    if (object.keyframe) this.#gather(object.rendition, now);
    for (const viewer of track.viewers) viewer.send(outgoing);
  }

  #offers(rendition: Rendition): boolean {
    const names: readonly RenditionName[] | undefined = this.policy.renditions;
    return !names || names.some((name) => renditionNumber(name) === rendition);
  }

  /** At a keyframe everybody for whom this rendition is the best one moves onto it. */
  #gather(rendition: Rendition, now: number): void {
    const track = this.#tracks[rendition];
    for (const viewer of this.viewers) {
      if (viewer.behind || viewer.session.isHeld || track.viewers.has(viewer)) continue;
      if (viewer.choose((r) => this.#tracks[r].isActive(now)) !== rendition) continue;
      this.#remove(viewer);
      track.viewers.add(viewer);
    }
  }

  #moveFromSilentTracks(now: number): void {
    for (const rendition of all) {
      const track = this.#tracks[rendition];
      if (track.isActive(now)) continue;
      track.clear();
      for (const viewer of track.viewers) this.place(viewer);
    }
  }

  #heard(peer: string, now: number): void {
    this.#lastFrameAt = now;
    if (this.#state === 'live') return;
    this.#state = 'live';
    this.#livePeer = peer;
    this.#tell({ type: 'live', room: this.name, peer, at: now });
  }

  /** What it was sent counts as delivered: its line was not shown dead, it was left for another. */
  #replace(viewer: ViewerConnection): void {
    this.report([viewer]);
    this.leave(viewer);
    viewer.session.settle(viewer, this.#clock.now());
    viewer.socket.close(closeCodes.replaced, 'replaced by a newer connection');
  }

  #tellUnproven({ claims, session, provenUntil: since }: ViewerConnection): void {
    const until = session.sentUntil;
    if (!claims.report || !Number.isFinite(since) || until <= since) return;
    this.#tell({ type: 'unproven', room: this.name, session: claims.session, since, until });
  }

  #tellPresence(type: 'joined' | 'left', { claims }: ViewerConnection): void {
    const { peer, session, report } = claims;
    this.#tell({ type, room: this.name, peer, session, report, at: this.#clock.now() });
  }

  #remove(viewer: ViewerConnection): void {
    this.#listeners.delete(viewer);
    for (const rendition of all) this.#tracks[rendition].viewers.delete(viewer);
  }
}
