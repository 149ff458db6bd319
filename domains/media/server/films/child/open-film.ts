import { open } from 'node:fs/promises';
import type { Demuxer as Opened } from 'node-av/api';
import type { Stream } from 'node-av/lib';
import type { FilmReason } from '../../../contract/films.ts';
import { containerOf, uprightBy } from '../../child-files.ts';
import type { FilmTask } from './messages.ts';
import type { Shown } from './sizes.ts';

/** Why a film is not made, for words that help its owner. */
export class Refusal extends Error {
  readonly reason: FilmReason;

  constructor(reason: FilmReason) {
    super(reason);
    this.reason = reason;
  }
}

/** What cameras, phones and editing programs write. Everything else is not even opened. */
const codecs =
  'h264,hevc,av1,libdav1d,vp8,vp9,libvpx,libvpx-vp9,mpeg4,mjpeg,prores,dnxhd,aac,aac_fixed,mp3,mp3float,opus,libopus,vorbis,flac,alac,ac3,eac3,pcm_s16le,pcm_s16be,pcm_s24le,pcm_s24be,pcm_s32le,pcm_f32le,pcm_u8';

/** The long edge of a picture may be so many times the short one. */
const maxRatio = 20;
/** Files say how long they are a little too short. Seconds. */
const slackSeconds = 2;

/** A film that was opened and may be made. */
export interface OpenedFilm {
  readonly demuxer: Opened;
  readonly video: Stream;
  readonly audio: Stream | undefined;
  readonly shown: Shown;
  /** Filters that put the picture upright. */
  readonly upright: string;
  /** When it begins by its own clock, seconds. */
  readonly start: number;
  /** What it says of its length, seconds; 0 when it says nothing. */
  readonly seconds: number;
}

/** Opens the file of a task, whose format follows from its first bytes: a list of other files is none of them. @throws Refusal */
export async function openFilm({ source, maxPixels, maxSeconds }: FilmTask): Promise<OpenedFilm> {
  const { Demuxer } = await import('node-av/api');
  const av = await import('node-av/constants');
  const format = await formatOf(source);
  const demuxer = await Demuxer.open(source, {
    format,
    options: {
      codec_whitelist: codecs,
      protocol_whitelist: 'file',
      format_whitelist: 'mov,mp4,m4a,3gp,3g2,mj2,matroska,webm',
    },
  } as never).catch(() => {
    throw new Refusal('unreadable');
  });
  const video = demuxer.streams.find(
    (stream) =>
      stream.codecpar.codecType === av.AVMEDIA_TYPE_VIDEO && !stream.hasDisposition(av.AV_DISPOSITION_ATTACHED_PIC),
  );
  if (!video) throw new Refusal('noPicture');
  const { width, height } = video.codecpar;
  if (width < 16 || height < 16) throw new Refusal('noPicture');
  const isStrip = Math.max(width, height) > maxRatio * Math.min(width, height);
  if (width * height > maxPixels || isStrip) throw new Refusal('tooManyPixels');
  const seconds = Math.max(0, demuxer.duration || 0);
  if (seconds > maxSeconds + slackSeconds) throw new Refusal('tooLong');
  const upright = uprightBy(video.codecpar.getCodedSideData(av.AV_PKT_DATA_DISPLAYMATRIX));
  const isTurned = upright.includes('transpose');
  const lying = Math.max(1, Math.round(width * pixelShape(video)));
  const starts = [video, demuxer.audio()].flatMap((stream) => (stream ? startOf(stream) : []));
  return {
    demuxer,
    video,
    audio: demuxer.audio(),
    shown: isTurned ? { width: height, height: lying, isTurned } : { width: lying, height, isTurned },
    upright,
    start: starts.length > 0 ? Math.min(...starts) : 0,
    seconds,
  };
}

async function formatOf(source: string): Promise<string> {
  await using file = await open(source, 'r');
  const head = Buffer.alloc(16);
  const { bytesRead } = await file.read(head, 0, head.length, 0);
  try {
    const format = containerOf(head.subarray(0, bytesRead));
    if (format !== 'ogg') return format;
  } catch {}
  throw new Refusal('unreadable');
}

/** How wide a pixel is by its height, as far as that is believed. */
function pixelShape({ sampleAspectRatio, codecpar }: Stream): number {
  const said = [sampleAspectRatio, codecpar.sampleAspectRatio].find(({ num, den }) => num > 0 && den > 0);
  return said ? Math.min(4, Math.max(0.25, said.num / said.den)) : 1;
}

/** Nothing says when it begins: FFmpeg's AV_NOPTS_VALUE. */
const unknownTime = -(2n ** 63n);

function startOf({ startTime, timeBase }: Stream): number[] {
  return startTime === unknownTime ? [] : [(Number(startTime) * timeBase.num) / Math.max(1, timeBase.den)];
}
