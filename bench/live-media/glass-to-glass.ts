import { onPage, startMediaBrowser } from '#kit/live-media/testing/browser.ts';
import type { BenchRun } from '../extent.ts';
import type { Row } from '../row.ts';
import { percentile, round } from './percentile.ts';

/** From the drawn clock to the viewer's canvas and speaker, all in one Chromium with software codecs. */
export async function glassToGlass({ isBrief }: BenchRun): Promise<Row[]> {
  const [settleMs, measureMs, joins] = isBrief ? [500, 700, 1] : [4_000, 10_000, 20];
  const chromium = await startMediaBrowser();
  const rows: Row[] = [];
  try {
    for (const sound of [false, true]) {
      await chromium.media.frames.open('room', { publisher: 'star' });
      const [star, guest] = [await chromium.page(), await chromium.page()];
      await onPage(star, (media, withSound) => media.publish('clock', 'room', 'clock', { sound: withSound }), sound);
      await onPage(guest, (media, withSound) => media.watch('viewer', 'room', { sound: withSound }), sound);
      await new Promise((resolve) => setTimeout(resolve, settleMs));
      const latencies = await onPage(guest, (media, ms) => media.measureLatency('viewer', ms), measureMs);
      const of = sound ? 'with sound' : 'picture only';
      rows.push(
        { name: `glass to glass p50, ${of}`, value: round(percentile(latencies, 0.5)), unit: 'ms', goal: { max: 60 } },
        {
          name: `glass to glass p95, ${of}`,
          value: round(percentile(latencies, 0.95)),
          unit: 'ms',
          goal: { max: 120 },
        },
      );
      if (sound) {
        const offsets = (await onPage(guest, (media, ms) => media.measureAvOffset('viewer', ms), measureMs)).map(
          Math.abs,
        );
        rows.push(
          { name: 'picture against sound p50', value: round(percentile(offsets, 0.5)), unit: 'ms' },
          { name: 'picture against sound p95', value: round(percentile(offsets, 0.95)), unit: 'ms', goal: { max: 45 } },
        );
      } else {
        rows.push({
          name: 'join until the first picture p95',
          value: round(await joinTime(guest, joins)),
          unit: 'ms',
          goal: { max: 250 },
        });
      }
      await star.context().close();
      await guest.context().close();
      await chromium.media.frames.close('room');
    }
  } finally {
    await chromium.stop();
  }
  return rows;
}

/** From asking for a ticket to the first picture, p95 of a row of joins; worker and decoder are new each time. */
async function joinTime(guest: Parameters<typeof onPage>[0], joins: number): Promise<number> {
  const times: number[] = [];
  for (let i = 0; i < joins; i += 1) {
    const name = `join-${i}`;
    times.push(await onPage(guest, (media, viewer) => media.watch(viewer, 'room'), name));
    await onPage(guest, (media, viewer) => media.closeViewer(viewer), name);
  }
  return percentile(times, 0.95);
}
