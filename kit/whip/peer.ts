import type { ChildProcess } from 'node:child_process';
import { fork } from 'node:child_process';
import type { Clock } from '#kit/clock/clock.ts';
import { assertOutsideTransaction } from '#kit/db/failures/foreign-wait.ts';
import type { Incoming } from '#kit/live-media/feed/incoming.ts';
import { sandboxFlags, takesMoreThan } from '#kit/sandbox/sandbox.ts';
import type { PeerAnswer, PeerTask } from './messages.ts';

const limits = {
  heapMegabytes: 128,
  residentBytes: 400 * 1024 ** 2,
  lookMs: 2_000,
  /** An answer to an offer takes no longer, ms; most of it is the program's start on a busy machine. */
  answerMs: 20_000,
  /** Nor does saying goodbye. */
  goodbyeMs: 1_000,
};

export interface PeerOptions {
  readonly clock: Clock;
  /** First and last UDP port to receive at. */
  readonly ports: readonly [number, number];
  /** The address publishers reach those ports at; null: the machine's own. */
  readonly address: string | null;
  /** What came of the publisher, in order. */
  hear(news: readonly Incoming[]): void;
  /** It is over, and nobody here said so. Called once. */
  over(): void;
}

/** `refused`: the offer is none, or nothing of it can be received; `away`: nothing is wrong with it, and nobody can take it now. */
export type WhipAnswer =
  | { readonly ok: true; readonly sdp: string }
  | { readonly ok: false; readonly why: 'refused' | 'away' };

/** One publisher by WebRTC, received in a program of its own. */
export class WhipPeer {
  readonly #options: PeerOptions;
  readonly #child: ChildProcess;
  readonly #stopLooking: () => void;
  #answered: ((answer: WhipAnswer) => void) | null = null;
  #isOver = false;

  constructor(options: PeerOptions) {
    assertOutsideTransaction('the program that receives a publisher');
    this.#options = options;
    const { clock } = options;
    this.#child = fork(new URL('./peer-child.ts', import.meta.url), {
      env: {},
      execArgv: sandboxFlags(limits.heapMegabytes),
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    this.#child.on('message', (answer) => this.#heard(answer as PeerAnswer));
    // More than once: each message that cannot be sent is one.
    this.#child.on('error', () => this.#end(true));
    this.#child.once('exit', () => this.#end(true));
    const look = clock.setInterval(() => {
      if (takesMoreThan(this.#child.pid, limits.residentBytes)) this.#child.kill('SIGKILL');
    }, limits.lookMs);
    this.#stopLooking = () => clock.clear(look);
  }

  /** Process id of the program. */
  get pid(): number | undefined {
    return this.#child.pid;
  }

  /** The answer to a publisher's offer (RFC 9725, 4.2; both SDP). */
  async answer(sdp: string): Promise<WhipAnswer> {
    const { ports, address, clock } = this.#options;
    const answered = new Promise<WhipAnswer>((resolve) => {
      this.#answered = resolve;
    });
    if (this.#isOver) return { ok: false, why: 'away' };
    this.#tell({ type: 'offer', sdp, ports, address });
    const late = clock.setTimeout(() => this.#answer({ ok: false, why: 'away' }), limits.answerMs);
    const answer = await answered;
    clock.clear(late);
    return answer;
  }

  /** A keyframe would help somebody. */
  askKeyframe(): void {
    this.#tell({ type: 'keyframe' });
  }

  close(): void {
    this.#end(false);
  }

  #heard(answer: PeerAnswer): void {
    if (this.#isOver) return;
    if (answer.type === 'answer') this.#answer({ ok: true, sdp: answer.sdp });
    else if (answer.type === 'refused') this.#answer({ ok: false, why: 'refused' });
    else if (answer.type === 'over') this.#end(true);
    else this.#options.hear(answer.news.map(asBuffers));
  }

  #answer(answer: WhipAnswer): void {
    this.#answered?.(answer);
    this.#answered = null;
  }

  #tell(task: PeerTask): void {
    if (this.#child.connected) this.#child.send(task, () => undefined);
  }

  #end(byItself: boolean): void {
    if (this.#isOver) return;
    this.#isOver = true;
    this.#stopLooking();
    this.#tell({ type: 'close' });
    const { clock } = this.#options;
    const late = clock.setTimeout(() => this.#child.kill('SIGKILL'), limits.goodbyeMs);
    this.#child.once('exit', () => clock.clear(late));
    this.#answer({ ok: false, why: 'away' });
    if (byItself) this.#options.over();
  }
}

const asBuffer = (bytes: Uint8Array): Buffer => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);

/** Bytes come out of the channel as such; here they are buffers again. */
function asBuffers(news: Incoming): Incoming {
  if (news.type === 'picture') return { ...news, units: news.units.map(asBuffer) };
  return news.type === 'sound' ? { ...news, data: asBuffer(news.data) } : news;
}
