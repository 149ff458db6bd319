import type { ClientMessage, PayloadOf } from '#kit/contract/operations.ts';
import type { ProblemBody } from '#kit/contract/problem.ts';
import type { receipt } from './messages.ts';
import { timing } from './messages.ts';

export type CommandResult = { readonly ok: true } | { readonly ok: false; readonly problem: ProblemBody };

/** So many commands may wait for a connection: half of what the server takes from one at once. */
const mostWaiting = 60;

interface Command {
  readonly id: number;
  readonly message: ClientMessage;
  readonly payload: unknown;
  readonly done: (result: CommandResult | Promise<CommandResult>) => void;
  readonly impatience?: ReturnType<typeof setTimeout>;
}

interface Line {
  /** Sends now, or says false and has sent nothing. */
  readonly transmit: (type: string, data: unknown, id: number) => boolean;
  readonly isLoggedIn: () => boolean;
  /** Says in the visitor's language that a command did not get through. */
  readonly unreached?: (() => Promise<string>) | undefined;
}

/** What a command is told that was never answered, by the status it bears. */
const offline = ['offline', 0] as const;
const notLoggedIn = ['not_logged_in', 401] as const;

/**
 * Commands of a channel. What could not be sent waits for the next connection, at most `timing.commandPatience`; what was
 * sent and got no receipt may have been carried out or not, so it is never sent twice: who asked is told `offline`.
 */
export class Commands {
  readonly #line: Line;
  #waiting: Command[] = [];
  readonly #sent = new Map<number, Command>();
  #ids = 0;

  constructor(line: Line) {
    this.#line = line;
  }

  /** Sends a command, now or with the next {@link flush}. Always answers; refused here without the login it needs. */
  say(message: ClientMessage, payload: unknown, now: boolean): Promise<CommandResult> {
    return new Promise((done) => {
      this.#ids += 1;
      const id = this.#ids;
      const impatience = setTimeout(() => this.#tooLate(id), timing.commandPatience);
      const command: Command = { id, message, payload, done, impatience };
      if (this.#needsLogin(command)) this.#refuse(command, notLoggedIn);
      else if (!now || this.#waiting.length > 0 || !this.#send(command)) this.#keep(command);
    });
  }

  /** Sends now or not at all, without words for who asked: `offline` when the connection did not take it, or went. */
  sayNow(message: ClientMessage, payload: unknown): Promise<CommandResult> {
    return new Promise((done) => {
      this.#ids += 1;
      const command: Command = { id: this.#ids, message, payload, done };
      if (!this.#send(command)) this.#refuse(command, offline);
    });
  }

  /** The session stands: sends what waited, in its order, for as long as the connection takes it. */
  flush(): void {
    const waited = this.#waiting;
    this.#waiting = [];
    for (const command of [...waited]) {
      // Logged out meanwhile.
      if (this.#needsLogin(command)) this.#refuse(command, notLoggedIn);
      else if (!this.#send(command)) break;
      waited.shift();
    }
    this.#waiting = [...waited, ...this.#waiting];
  }

  settle({ id, problem }: PayloadOf<typeof receipt>): void {
    const command = id === null ? undefined : this.#sent.get(id);
    if (command) this.#end(command, problem ? { ok: false, problem } : { ok: true });
  }

  /** The connection is gone, and with it the receipts of what was sent. */
  lost(): void {
    for (const command of [...this.#sent.values()]) this.#refuse(command, offline);
  }

  /** No connection will come any more. */
  giveUp(): void {
    this.lost();
    for (const command of this.#waiting.splice(0)) this.#refuse(command, offline);
  }

  #needsLogin({ message: { access } }: Command): boolean {
    return (access.who === 'loggedIn' || access.who === 'role') && !this.#line.isLoggedIn();
  }

  /** False when the connection did not take it. */
  #send(command: Command): boolean {
    const { id, message, payload } = command;
    if (!this.#line.transmit(message.name, payload, id)) return false;
    clearTimeout(command.impatience);
    this.#sent.set(id, command);
    return true;
  }

  #keep(command: Command): void {
    if (this.#waiting.length < mostWaiting) this.#waiting.push(command);
    else this.#refuse(command, offline);
  }

  #tooLate(id: number): void {
    const late = this.#waiting.find((command) => command.id === id);
    this.#waiting = this.#waiting.filter((command) => command !== late);
    if (late) this.#refuse(late, offline);
  }

  #refuse(command: Command, [code, status]: typeof offline | typeof notLoggedIn): void {
    const words = (command.impatience && this.#line.unreached?.()) ?? Promise.resolve(code);
    this.#end(
      command,
      words.then((title) => ({ ok: false, problem: { type: 'about:blank', code, status, title } })),
    );
  }

  #end(command: Command, result: CommandResult | Promise<CommandResult>): void {
    clearTimeout(command.impatience);
    this.#sent.delete(command.id);
    command.done(result);
  }
}
