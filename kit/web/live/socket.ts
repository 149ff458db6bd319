/** What both the browser's sockets and those of Node's `ws` offer. */
interface Socket<Message> {
  readonly readyState: number;
  send(message: Message): void;
}

/** `readyState` of a socket that takes messages (WHATWG WebSockets); before and after it every message is an error or lost. */
const open = 1;

/** Whether a socket takes messages now. One that is closing does not, though its `close` event is still to come. */
export function isOpen(socket: { readonly readyState: number } | null | undefined): boolean {
  return socket?.readyState === open;
}

/**
 * Sends when the socket takes messages, and says whether it did: the only way anybody sends on a socket, so that nobody
 * writes to one that is going. Whoever must not lose the message keeps it when the answer is false.
 */
export function sendWhenOpen<Message>(socket: Socket<Message> | null | undefined, message: Message): boolean {
  if (!socket || !isOpen(socket)) return false;
  socket.send(message);
  return true;
}
