import {
  AV_CH_LAYOUT_MONO,
  AV_CHANNEL_ORDER_NATIVE,
  AV_SAMPLE_FMT_FLT,
  Encoder,
  FF_ENCODER_LIBOPUS,
  Frame,
  Muxer,
} from 'node-av';

const rate = 48_000;
/** Of a short recording 20 ms a packet, as browsers make them; of a long one 60, for a third of the work. */
const packets = { short: 960, long: 2_880, longFrom: 60 };

/** A tone of so many seconds as browsers record it: Opus in WebM. `broken`: packets, by their number, that hold nothing that can be decoded. */
export async function tone(seconds: number, { broken = [] }: { broken?: readonly number[] } = {}): Promise<Uint8Array> {
  const parts: Buffer[] = [];
  const isLong = seconds > packets.longFrom;
  const packetSamples = isLong ? packets.long : packets.short;
  const encoder = await Encoder.create(FF_ENCODER_LIBOPUS, {
    context: { bitRate: 32_000n },
    options: isLong ? { frame_duration: 60, compression_level: 0 } : {},
  });
  const period = Float32Array.from(
    { length: packetSamples },
    (_, at) => 0.3 * Math.sin((at * 40 * Math.PI) / packetSamples),
  );
  const muxer = await Muxer.open({ write: (part) => void parts.push(Buffer.from(part)) }, { format: 'webm' });
  const index = muxer.addStream(encoder);
  let written = 0;
  const take = async (frame: Frame | null): Promise<void> => {
    for (const packet of await encoder.encodeAll(frame)) {
      // A code of 255 says 48 frames or more in one packet, which no Opus packet may hold (RFC 6716 §3.2.5).
      if (broken.includes(written)) {
        const { pts, dts, duration } = packet;
        packet.data = Buffer.from([255, 63, 1]);
        Object.assign(packet, { pts, dts, duration });
      }
      written += 1;
      await muxer.writePacket(packet, index);
    }
  };
  for (let from = 0; from < seconds * rate; from += packetSamples) {
    const frame = Frame.fromAudioBuffer(Buffer.from(period.buffer), {
      nbSamples: packetSamples,
      format: AV_SAMPLE_FMT_FLT,
      sampleRate: rate,
      channelLayout: { nbChannels: 1, order: AV_CHANNEL_ORDER_NATIVE, mask: AV_CH_LAYOUT_MONO },
      timeBase: { num: 1, den: rate },
      pts: BigInt(from),
    });
    await take(frame);
    frame.free();
  }
  await take(null);
  await muxer.close();
  return new Uint8Array(Buffer.concat(parts));
}
