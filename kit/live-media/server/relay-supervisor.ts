import type { ChildProcess } from 'node:child_process';
import { fork } from 'node:child_process';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { delay } from '#kit/clock/delay.ts';
import { machineClock } from '#kit/clock/machine-clock.ts';
import type { Log } from '#kit/log/log.ts';
import type { RoomPolicy } from '../port.ts';
import type { Admission, RelayEvent, RelayPort } from './relay-port.ts';

/** What the parent tells the relay process. */
export type RelayCommand =
  | { type: 'open'; room: string; policy: RoomPolicy }
  | { type: 'close'; room: string }
  | { type: 'kick'; room: string; peer: string; session?: string }
  | { type: 'hold'; room: string; session: string; isHeld: boolean }
  | { type: 'still'; room: string; request: number }
  | { type: 'admit'; admission: Admission; head: string };

/** A relay that died within this long of its start waits before the next start, in milliseconds. */
const restartWaitMs = 1_000;

/**
 * Keeps a relay running in a child process, so that a busy parent never stutters the picture. Sockets are handed
 * over whole; when the relay dies, a new one is started, the open rooms are opened again and `died` is called.
 */
export class RelaySupervisor implements RelayPort {
  readonly #rooms = new Map<string, RoomPolicy>();
  readonly #tell: (event: RelayEvent) => void;
  readonly #died: () => void;
  readonly #log: Log;
  readonly #clock = machineClock();
  #child: ChildProcess;
  #stopped = false;

  constructor(log: Log, tell: (event: RelayEvent) => void, died: () => void) {
    this.#log = log;
    this.#tell = tell;
    this.#died = died;
    this.#child = this.#start();
  }

  /** Process id of the relay now running. */
  get pid(): number | undefined {
    return this.#child.pid;
  }

  open(room: string, policy: RoomPolicy): void {
    this.#rooms.set(room, policy);
    this.#send({ type: 'open', room, policy });
  }

  close(room: string): void {
    this.#rooms.delete(room);
    this.#send({ type: 'close', room });
  }

  kick(room: string, peer: string, session?: string): void {
    this.#send({ type: 'kick', room, peer, session });
  }

  hold(room: string, session: string, isHeld: boolean): void {
    this.#send({ type: 'hold', room, session, isHeld });
  }

  still(room: string, request: number): void {
    this.#send({ type: 'still', room, request });
  }

  admit(admission: Admission, socket: Duplex, head: Buffer): void {
    if (!this.#child.connected) {
      socket.destroy();
      return;
    }
    const command: RelayCommand = { type: 'admit', admission, head: head.toString('base64') };
    const handed = socket as Socket & { server: unknown; _handle?: { readStop(): void } };
    // Node would let the HTTP server's close() wait for sockets in other processes, for ever once such a process died.
    handed.server = null;
    // Until the child has confirmed, this process would still read from the socket, and lose what it reads.
    handed._handle?.readStop();
    this.#child.send(command, handed, {}, () => socket.destroy());
  }

  /** Ends the relay process and resolves when it is gone. */
  async stop(): Promise<void> {
    this.#stopped = true;
    const child = this.#child;
    if (child.exitCode !== null || child.signalCode !== null) return;
    const gone = new Promise((resolve) => child.once('exit', resolve));
    if (child.connected) child.disconnect();
    else child.kill('SIGKILL');
    await gone;
  }

  #start(): ChildProcess {
    const startedAt = this.#clock.now();
    const child = fork(new URL('./relay-process.ts', import.meta.url), {
      execArgv: [],
      serialization: 'advanced',
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    child.on('message', (event) => this.#tell(event as RelayEvent));
    child.on('error', (error) => this.#log.error({ error }, 'media relay'));
    child.once('exit', (code, signal) => {
      if (this.#stopped) return;
      this.#log.error({ code, signal }, 'media relay died; starting another');
      this.#died();
      void this.#restart(this.#clock.now() - startedAt < restartWaitMs ? restartWaitMs : 0);
    });
    return child;
  }

  async #restart(waitMs: number): Promise<void> {
    if (waitMs > 0) await delay(this.#clock, waitMs);
    if (this.#stopped) return;
    this.#child = this.#start();
    for (const [room, policy] of this.#rooms) this.#send({ type: 'open', room, policy });
  }

  #send(command: RelayCommand): void {
    // While no relay runs, the next one learns the open rooms at its start.
    if (this.#child.connected)
      this.#child.send(command, (error) => error && this.#log.warn({ error }, 'media relay unreachable'));
  }
}
