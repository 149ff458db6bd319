import type { WebSocket } from 'ws';
import { whileAwaited } from '#kit/db/connection/timeouts.ts';
import type { Log } from '#kit/log/log.ts';
import type { Peer } from './connection.ts';
import type { Members } from './members.ts';
import { closeCodes } from './messages.ts';

/** Messages one connection may send in {@link floodWindow} before it is closed with 4008. */
export const floodAllowance = 120;
/** Milliseconds. */
export const floodWindow = 10_000;

/** Takes a new connection in: what it says is heard in its order, and it is gone when its socket is. */
export function acceptPeer(
  peer: Peer,
  ws: WebSocket,
  {
    members,
    log,
    heard,
  }: { readonly members: Members; readonly log: Log; heard(peer: Peer, text: string): Promise<void> },
): void {
  peer.allowance = floodAllowance;
  members.peers.add(peer);
  let turn: Promise<void> = Promise.resolve();
  ws.on('message', (data, isBinary) => {
    if (isBinary) return peer.close(closeCodes.protocolError, 'text frames only');
    const text = data.toString();
    turn = turn.then(() => whileAwaited(() => heard(peer, text)));
  });
  // Each is answered, read or not.
  ws.on('ping', () => {
    peer.allowance -= 1;
    if (peer.allowance < 0) peer.close(closeCodes.tooManyMessages, 'too many messages');
  });
  ws.on('close', () => {
    peer.ended = true;
    members.gone(peer);
  });
  ws.on('error', (error) => {
    log.debug({ err: error }, 'a connection broke');
    if (peer.ended) return;
    peer.ended = true;
    members.closed(peer);
  });
}
