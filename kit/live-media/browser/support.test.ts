import { afterEach, describe, expect, it, vi } from 'vitest';
import { cannotPublish, missingForPublishing, missingForViewing } from './support.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

/** A browser with WebCodecs that decodes and encodes these codecs. */
function browserOf(...codecs: string[]): void {
  const isConfigSupported = async ({ codec }: { codec: string }) => {
    if (codec === 'nonsense') throw new TypeError('no codec');
    return { supported: codecs.includes(codec) };
  };
  for (const name of ['VideoDecoder', 'VideoEncoder']) vi.stubGlobal(name, { isConfigSupported });
  vi.stubGlobal('OffscreenCanvas', class {});
  vi.stubGlobal('MediaStreamTrackProcessor', class {});
}
const offered = (...codecs: string[]) => codecs.map((codec) => ({ codec, width: 640, height: 360 }));

describe('what is missing to see a picture', () => {
  it('is the codec where there are decoders, and none for what is offered', async () => {
    browserOf('vp8');
    expect(await missingForViewing(offered('avc1.42E01E', 'avc1.42E01F'))).toEqual([
      'codec avc1.42E01E',
      'codec avc1.42E01F',
    ]);
    expect(await missingForViewing(offered('nonsense'))).toEqual(['codec nonsense']);
    expect(await missingForViewing()).toEqual(['codec avc1.42E01F']);
  });

  it('is nothing where one of the sizes can be decoded, or nothing is offered to see', async () => {
    browserOf('avc1.42E01E');
    expect(await missingForViewing(offered('avc1.42E01E', 'avc1.42E01F'))).toEqual([]);
    expect(await missingForViewing([])).toEqual([]);
  });

  it('is the decoder itself where the platform has none, and nobody is asked', async () => {
    vi.stubGlobal('OffscreenCanvas', class {});
    expect(await missingForViewing(offered('vp8'))).toEqual(['VideoDecoder']);
  });
});

describe('what is missing to be seen', () => {
  it('is told by name before anybody is on air', async () => {
    expect(await cannotPublish()).toEqual(['VideoEncoder', 'requestVideoFrameCallback']);
    browserOf('av01.0.04M.08');
    expect(await cannotPublish()).toEqual(['codec avc1.42E01F', 'codec vp8']);
    browserOf('vp8');
    expect(await cannotPublish()).toEqual([]);
  });

  it('is the callback for frames in browsers that hand tracks to nobody (Firefox before 132)', () => {
    browserOf('vp8');
    vi.unstubAllGlobals();
    vi.stubGlobal('VideoEncoder', class {});
    vi.stubGlobal('HTMLVideoElement', class {});
    expect(missingForPublishing()).toEqual(['requestVideoFrameCallback']);
    vi.stubGlobal(
      'HTMLVideoElement',
      class {
        requestVideoFrameCallback() {}
      },
    );
    expect(missingForPublishing()).toEqual([]);
  });
});
