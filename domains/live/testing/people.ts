import type { z } from 'zod';
import { assertAccess } from '#kit/access/assert-access.ts';
import type { VisitorCaller } from '#kit/contract/access.ts';
import type { ClientMessage, PayloadOf, ServerMessage } from '#kit/contract/operations.ts';
import { Problem } from '#kit/contract/problem.ts';
import type { Connection, Handler } from '#kit/server/handler.ts';

/** A person with one open connection: sends commands through the handlers and keeps what comes back. */
export class Person implements Connection {
  readonly id: string;
  readonly caller: VisitorCaller;
  readonly topics = new Set<string>();
  readonly received: { type: string; data: unknown }[] = [];
  readonly #handlers: () => readonly Handler[];

  constructor(id: string, caller: VisitorCaller, handlers: () => readonly Handler[]) {
    this.id = id;
    this.caller = caller;
    this.#handlers = handlers;
  }

  get subjectId(): number {
    return this.caller.subjectId;
  }

  /** Sends a command; a refusal is thrown as the Problem the receipt would carry. */
  async sendCommand<M extends ClientMessage>(message: M, payload: z.input<M['payload']>): Promise<void> {
    const handler = this.#handlers().find((each) => each.kind === 'socket' && each.operation === message);
    if (handler?.kind !== 'socket') throw new Error(`Nobody receives ${message.name}.`);
    assertAccess(message.access, this.caller);
    await (handler.run as (payload: unknown, from: Connection) => Promise<void>)(message.payload.parse(payload), this);
  }

  /** The code of the refusal a command meets; null when it was carried out. */
  async refusal<M extends ClientMessage>(message: M, payload: z.input<M['payload']>): Promise<string | null> {
    try {
      await this.sendCommand(message, payload);
      return null;
    } catch (error) {
      if (error instanceof Problem) return error.kind.code;
      throw error;
    }
  }

  /** Everything of one kind this connection was sent, oldest first. */
  receivedOf<M extends ServerMessage>(message: M): PayloadOf<M>[] {
    return this.received.filter(({ type }) => type === message.name).map(({ data }) => data as PayloadOf<M>);
  }

  last<M extends ServerMessage>(message: M): PayloadOf<M> | undefined {
    return this.receivedOf(message).at(-1);
  }

  send(message: { name: string }, payload: unknown): void {
    this.received.push({ type: message.name, data: payload });
  }

  join(topic: string): void {
    this.topics.add(topic);
  }

  leave(topic: string): void {
    this.topics.delete(topic);
  }

  close(): void {}
}
