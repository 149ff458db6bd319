/**
 * Takes what React writes and gives the whole text when it is complete. React asks a stream for very little; a real one
 * would make it stop and go on for every few kilobytes, though nobody waits for the parts.
 */
export function textSink(whole: (text: string) => void): NodeJS.WritableStream {
  const chunks: Uint8Array[] = [];
  const sink = {
    write(chunk: Uint8Array | string) {
      chunks.push(typeof chunk === 'string' ? Buffer.from(chunk) : chunk);
      return true;
    },
    end: () => whole(Buffer.concat(chunks).toString()),
    // Nothing happens to it on its way: it never drains, closes or fails.
    on: () => sink,
    destroy: () => sink,
  };
  return sink as unknown as NodeJS.WritableStream;
}
