/** An iPhone shows a video over the whole screen by means of its own alone. */
type WithOwnScreen = HTMLVideoElement & { webkitEnterFullscreen?: () => void };
type Turnable = ScreenOrientation & { lock?: (to: 'landscape') => Promise<void> };

/** Fills the screen with the player, or leaves it; a phone held upright turns the picture where it may. */
export async function toggleScreen(box: HTMLElement | null, video: WithOwnScreen | null): Promise<void> {
  if (document.fullscreenElement) return document.exitFullscreen();
  if (box?.requestFullscreen) {
    await box.requestFullscreen({ navigationUI: 'hide' });
    const isWide = !video || video.videoWidth >= video.videoHeight;
    // What a browser does not turn stays as it is held.
    if (isWide) await (screen.orientation as Turnable | undefined)?.lock?.('landscape').catch(() => undefined);
  } else video?.webkitEnterFullscreen?.();
}

/** Lets the picture float over other pages and programs, or takes it back. */
export async function togglePictureInPicture(video: HTMLVideoElement): Promise<void> {
  if (document.pictureInPictureElement === video) await document.exitPictureInPicture();
  else await video.requestPictureInPicture();
}

/** Turns the first captions of a video on or off; null where there are none. */
export function toggleCaptions(video: HTMLVideoElement): boolean | null {
  const tracks = [...video.textTracks].filter(({ kind }) => kind === 'captions' || kind === 'subtitles');
  if (tracks.length === 0) return null;
  const isOn = tracks.some(({ mode }) => mode === 'showing');
  for (const [index, track] of tracks.entries()) track.mode = !isOn && index === 0 ? 'showing' : 'disabled';
  return !isOn;
}
