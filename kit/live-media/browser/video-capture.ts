/** What TypeScript's DOM library leaves out of mediacapture-transform (W3C). */
interface TrackProcessor {
  readable: ReadableStream<VideoFrame>;
}
type TrackProcessorConstructor = new (init: { track: MediaStreamTrack; maxBufferSize?: number }) => TrackProcessor;

/** A track's frames where the browser offers them (in pages: Chromium; in workers: Safari 18); null elsewhere. */
export function frameStream(track: MediaStreamTrack): ReadableStream<VideoFrame> | null {
  const Processor = (globalThis as { MediaStreamTrackProcessor?: TrackProcessorConstructor }).MediaStreamTrackProcessor;
  return Processor ? new Processor({ track, maxBufferSize: 2 }).readable : null;
}

const hiddenFrameMs = 500;

/**
 * Frames of a track by way of a video element, for browsers without MediaStreamTrackProcessor (Firefox). Returns how
 * to stop.
 */
export function framesByElement(track: MediaStreamTrack, onFrame: (frame: VideoFrame) => void): () => void {
  const video = document.createElement('video');
  video.muted = true;
  video.playsInline = true;
  video.srcObject = new MediaStream([track]);
  let stopped = false;
  const take = (mediaTime: number) => onFrame(new VideoFrame(video, { timestamp: Math.round(mediaTime * 1_000_000) }));
  // A hidden page gets no frame callbacks; a frame now and then keeps the broadcast from stalling.
  const hidden = setInterval(() => document.hidden && video.readyState >= 2 && take(video.currentTime), hiddenFrameMs);
  const next = (_now: number, { mediaTime }: VideoFrameCallbackMetadata) => {
    if (stopped) return;
    take(mediaTime);
    video.requestVideoFrameCallback(next);
  };
  video.requestVideoFrameCallback(next);
  void video.play();
  return () => {
    stopped = true;
    clearInterval(hidden);
    video.srcObject = null;
  };
}
