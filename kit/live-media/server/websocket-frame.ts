/** Bytes of the header of a server's binary frame at most (RFC 6455 section 5.2, unmasked). */
const maxHeaderBytes = 10;

/**
 * One whole unmasked binary WebSocket message (RFC 6455 section 5.2), built once so that it can be written
 * to any number of sockets as it is.
 */
export function webSocketFrame(parts: readonly Uint8Array[]): Buffer {
  let length = 0;
  for (const part of parts) length += part.length;
  const frame = Buffer.allocUnsafeSlow(maxHeaderBytes + length);
  frame[0] = 0x82;
  let at = 2;
  if (length < 126) {
    frame[1] = length;
  } else if (length < 65_536) {
    frame[1] = 126;
    frame.writeUInt16BE(length, 2);
    at = 4;
  } else {
    frame[1] = 127;
    frame.writeUInt32BE(0, 2);
    frame.writeUInt32BE(length, 6);
    at = 10;
  }
  for (const part of parts) {
    frame.set(part, at);
    at += part.length;
  }
  return frame.subarray(0, at);
}
