import { costRange } from './cost.ts';
import { accessWords, jsonSchema } from './openapi.ts';
import type { ClientMessage, Operation, ServerMessage } from './operations.ts';

type Json = Record<string, unknown>;

/** AsyncAPI 3.0 of the real-time channel, generated from the contract values. */
export function asyncApi(operations: readonly Operation[]): Json {
  const sent = operations.filter((one): one is ClientMessage => one.kind === 'clientMessage').sort(byName);
  const pushed = operations.filter((one): one is ServerMessage => one.kind === 'serverMessage').sort(byName);
  const all = [...sent.map((one) => [one, 'input'] as const), ...pushed.map((one) => [one, 'output'] as const)];
  const messages = Object.fromEntries(all.map(([one, io]) => [one.name, messageOf(one, io)]));
  const refs = (list: readonly { name: string }[]) =>
    list.map(({ name }) => ({ $ref: `#/channels/realtime/messages/${name}` }));
  return {
    asyncapi: '3.0.0',
    info: {
      title: 'Vesper real-time channel',
      version: '1',
      description: 'JSON text frames. Each message from a client carries type, access token and guest id (spec 1 §7).',
    },
    channels: { realtime: { address: '/realtime', messages } },
    operations: {
      send: { action: 'receive', channel: { $ref: '#/channels/realtime' }, messages: refs(sent) },
      push: { action: 'send', channel: { $ref: '#/channels/realtime' }, messages: refs(pushed) },
    },
  };
}

function messageOf(one: ClientMessage | ServerMessage, io: 'input' | 'output'): Json {
  return {
    name: one.name,
    summary: one.summary,
    description: accessWords(one.access),
    ...(one.kind === 'clientMessage' ? { 'x-cost': costRange(one).usual } : {}),
    payload: jsonSchema(one.payload, io),
  };
}

const byName = (a: { name: string }, b: { name: string }): number => a.name.localeCompare(b.name);
