import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SignalGauge } from './gauge.ts';
import type { Incoming } from './incoming.ts';
import type { RtpPacket } from './rtp.ts';
import { RtpReader } from './rtp.ts';

const sps = Buffer.of(0x67, 66, 0, 31, 1);
const pps = Buffer.of(0x68, 2, 3);
/** A slice whose bytes tell it. */
const slice = (isKey: boolean, number: number, length: number): Buffer =>
  Buffer.concat([Buffer.of(isKey ? 0x65 : 0x41, 0x88), Buffer.alloc(length, number)]);

/** Packets of pictures, every tenth a keyframe: sets in one packet, slices in fragments of 100 bytes. */
function packetsOf(pictures: number, firstSequence: number, firstTime: number): RtpPacket[] {
  const packets: RtpPacket[] = [];
  const put = (picture: number, payload: Buffer, marker: boolean) =>
    packets.push({
      sequence: (firstSequence + packets.length) & 0xffff,
      timestamp: (firstTime + picture * 3000) >>> 0,
      marker,
      payload,
    });
  for (let picture = 0; picture < pictures; picture += 1) {
    const isKey = picture % 10 === 0;
    if (isKey)
      put(
        picture,
        Buffer.concat([Buffer.of(24), ...[sps, pps].flatMap((set) => [Buffer.of(0, set.length), set])]),
        false,
      );
    const unit = slice(isKey, picture, isKey ? 450 : 60);
    if (unit.length <= 100) put(picture, unit, true);
    else
      for (let at = 1; at < unit.length; at += 100) {
        const isLast = at + 100 >= unit.length;
        const head = Buffer.of((unit[0]! & 0xe0) | 28, (at === 1 ? 0x80 : 0) | (isLast ? 0x40 : 0) | (unit[0]! & 31));
        put(picture, Buffer.concat([head, unit.subarray(at, at + 100)]), isLast);
      }
  }
  return packets;
}

const numberOf = (news: Incoming): number => (news.type === 'picture' ? (news.units.at(-1)?.at(-1) ?? -1) : -1);
const read = (packets: readonly RtpPacket[], reader = new RtpReader()): Incoming[] =>
  packets.flatMap((packet, at) => reader.picture(packet, at * 10));

describe('pictures by RTP', () => {
  it('come out whole and in order, over the end of both counters', () => {
    const news = read(packetsOf(40, 65_500, 0xffff_0000));
    expect(news.map(numberOf)).toEqual(Array.from({ length: 40 }, (_, number) => number));
    const [first, second] = news;
    expect(first).toMatchObject({ type: 'picture', isKey: true, units: [sps, pps, slice(true, 0, 450)] });
    expect((second as { mediaMs: number }).mediaMs - (first as { mediaMs: number }).mediaMs).toBeCloseTo(1000 / 30);
  });

  it('in whatever order, lost or twice: none comes twice or backwards, and none after a loss before the next keyframe', () =>
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 65_535 }),
        fc.array(fc.tuple(fc.integer({ min: 0, max: 90 }), fc.constantFrom('lost', 'late', 'twice')), { maxLength: 8 }),
        (firstSequence, wrong) => {
          const packets = packetsOf(60, firstSequence, 7);
          const sent = [...packets];
          const lost = new Set<RtpPacket>();
          for (const [at, how] of wrong) {
            const packet = packets[at] as RtpPacket;
            const place = sent.indexOf(packet);
            if (place < 1) continue;
            if (how === 'twice') sent.splice(place + 3, 0, packet);
            else {
              sent.splice(place, 1);
              if (how === 'late') sent.splice(place + 4, 0, packet);
              else if (!sent.includes(packet)) lost.add(packet);
            }
          }
          const shown = read(sent).map(numberOf);
          expect(shown).toEqual([...new Set(shown)].sort((a, b) => a - b));
          const torn = new Set(packets.filter((one) => lost.has(one)).map(({ timestamp }) => (timestamp - 7) / 3000));
          for (const number of shown) {
            const key = Math.floor(number / 10) * 10;
            for (let before = key; before <= number; before += 1) expect(torn.has(before)).toBe(false);
          }
          // And nothing is left out that could be shown.
          const could = Array.from({ length: 60 }, (_, number) => number).filter((number) => {
            const key = Math.floor(number / 10) * 10;
            return ![...torn].some((one) => one >= key && one <= number);
          });
          // A loss is only known after a while: the last pictures may still wait.
          expect(could.slice(0, shown.length)).toEqual(shown);
        },
      ),
    ));

  it('after a loss say so, and what was lost is not taken for what the encoder did', () => {
    const packets = packetsOf(60, 1, 7);
    // The keyframe of the third group.
    const lost = packets.filter(({ timestamp }) => (timestamp - 7) / 3000 === 20);
    const news = read(packets.filter((packet) => !lost.includes(packet)));
    expect(news.map(numberOf)).toEqual(Array.from({ length: 60 }, (_, n) => n).filter((n) => n < 20 || n >= 30));
    const gauge = new SignalGauge();
    for (const one of news) gauge.hear(one, numberOf(one) * 100);
    expect(gauge.facts(6_000).keyframeMs).toBe(1_000);
  });

  it('is not confused by bytes that are nothing', () =>
    fc.assert(
      fc.property(fc.array(fc.uint8Array({ maxLength: 40 }), { maxLength: 60 }), (payloads) => {
        const reader = new RtpReader();
        for (const [at, payload] of payloads.entries())
          reader.picture({ sequence: at, timestamp: at >> 1, marker: at % 2 === 1, payload: Buffer.from(payload) }, at);
      }),
    ));
});
