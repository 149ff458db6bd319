/**
 * The relay in a process of its own, started by relay-supervisor.ts with an IPC channel. It lives exactly as long
 * as that channel: a parent that dies, however, takes its relay with it.
 */
import type { Socket } from 'node:net';
import { machineClock } from '#kit/clock/machine-clock.ts';
import { Relay } from './relay.ts';
import type { RelayCommand } from './relay-supervisor.ts';

const relay = new Relay(machineClock(), (event) => {
  // A parent that was killed a moment ago hears nothing; the end of the channel ends this process.
  if (process.connected) process.send?.(event, undefined, undefined, () => undefined);
});

process.on('message', (command: RelayCommand, socket?: Socket) => {
  if (command.type === 'open') relay.open(command.room, command.policy);
  else if (command.type === 'close') relay.close(command.room);
  else if (command.type === 'kick') relay.kick(command.room, command.peer, command.session);
  else if (command.type === 'hold') relay.hold(command.room, command.session, command.isHeld);
  else if (command.type === 'still') relay.still(command.room, command.request);
  // A client that hung up in between arrives as a command without its socket.
  else if (socket) relay.admit(command.admission, socket, Buffer.from(command.head, 'base64'));
});
process.on('disconnect', () => process.exit(0));
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined);
