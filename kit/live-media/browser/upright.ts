/** What TypeScript's DOM library leaves out of VideoFrame (WebCodecs). */
type Oriented = VideoFrame & { readonly rotation?: number; readonly flip?: boolean };

let canvas: OffscreenCanvas | null = null;

/**
 * A frame as it is seen. Encoders do not turn pictures, and refuse a frame whose orientation differs from the first one's: a frame with
 * a `rotation` or `flip` (a phone that was turned) is drawn the right way, and the drawn one takes its place. The usual frame is
 * given back as it is. Whoever gets another one closes it; the frame handed in is closed then.
 */
export function upright(frame: VideoFrame): VideoFrame {
  const { rotation = 0, flip = false, displayWidth, displayHeight, timestamp } = frame as Oriented;
  if (rotation === 0 && !flip) return frame;
  canvas ??= new OffscreenCanvas(displayWidth, displayHeight);
  if (canvas.width !== displayWidth) canvas.width = displayWidth;
  if (canvas.height !== displayHeight) canvas.height = displayHeight;
  canvas.getContext('2d')?.drawImage(frame, 0, 0, displayWidth, displayHeight);
  frame.close();
  return new VideoFrame(canvas, { timestamp });
}
