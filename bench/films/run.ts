import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { filmHeights } from '#domains/media/contract/films.ts';
import { browserProgram } from '#kit/testing/browser-program.ts';
import { quietFlags } from '../../e2e/support/browser.ts';
import type { BenchRun } from '../extent.ts';
import { percentile, round } from '../live-media/percentile.ts';
import type { Row } from '../row.ts';
import { openWorld } from '../seeded-world.ts';
import { startServer } from '../server.ts';
import { cpuSeconds } from './cpu.ts';
import { noisyClip } from './noisy-clip.ts';
import { ffmpegSeconds, isThere, startNginx } from './peers.ts';
import { publish, visit } from './site.ts';
import { watchAll } from './viewers.ts';

/**
 * A film of a camera's weight from its upload to its viewers: CPU of making its ladder beside the `ffmpeg` program, CPU of delivering all of
 * its best rendition to each of 500 viewers beside nginx with the same files, and how long a press on "play" takes to its first picture. Peers
 * that are not installed are left out.
 */
export async function run(extent: BenchRun): Promise<Row[]> {
  const { isBrief } = extent;
  const world = await openWorld(extent);
  const server = await startServer('apps/server/main.ts', world.settings);
  const pid = server.process.pid as number;
  const [seconds, width, height] = isBrief ? [1, 426, 240] : [20, 1920, 1080];
  const heights = filmHeights.filter((one) => one <= height);
  try {
    const rows: Row[] = [];
    const film = await noisyClip(seconds, width, height);
    const folder = join(world.folder, 'films-bench');
    await mkdir(folder, { recursive: true });
    await writeFile(join(folder, 'film.mp4'), film);
    const before = await cpuSeconds(pid);
    let made = 0;
    const videoId = await publish(server.address, film, async () => {
      const after = await cpuSeconds(pid);
      made = after.own + after.children - before.own - before.children;
    });
    const aMinute = (cpu: number): number => round((cpu * 60) / seconds, 1);
    const hasFfmpeg = !isBrief && isThere('ffmpeg', '-version');
    const byFfmpeg = hasFfmpeg ? await ffmpegSeconds(join(folder, 'film.mp4'), join(folder, 'ffmpeg'), heights) : 0;
    rows.push({
      ...{ name: `making a minute of ${height}p, ${heights.length} renditions`, value: aMinute(made), unit: 'CPU s' },
      ...(hasFfmpeg ? { peer: { name: 'ffmpeg', value: aMinute(byFfmpeg) } } : {}),
    });

    const viewers = isBrief ? 3 : 500;
    const watched = await watchAll(server.address, videoId, viewers);
    const from = (await cpuSeconds(pid)).own;
    const { bytes, files } = await watched.run(server.address, true);
    const ours = (await cpuSeconds(pid)).own - from;
    const megabytes = bytes / 1e6;
    let peer: Row['peer'];
    let goal: Row['goal'];
    if (!isBrief && isThere('nginx', '-v')) {
      for (const [path, body] of files) {
        await mkdir(join(folder, path, '..'), { recursive: true });
        await writeFile(join(folder, path), body);
      }
      const nginx = await startNginx(folder);
      const start = (await cpuSeconds(nginx.pid)).own;
      await watched.run(nginx.address, false);
      const theirs = (await cpuSeconds(nginx.pid)).own - start;
      await nginx.stop();
      peer = { name: 'nginx', value: round((theirs * 1e6) / megabytes) };
      goal = { max: round((theirs * 1.5e6) / megabytes) };
    }
    rows.push({
      ...{
        name: `one 1080p film to ${viewers} viewers, a megabyte`,
        value: round((ours * 1e6) / megabytes),
        unit: 'us CPU',
      },
      ...{ peer, goal },
    });

    const times = await firstPictures(server.address, isBrief ? 1 : 15);
    rows.push({
      name: 'press on "play" to the first picture, p50',
      value: round(percentile(times, 0.5)),
      unit: 'ms',
      goal: { max: 300 },
    });
    rows.push({ name: 'press on "play" to the first picture, p95', value: round(percentile(times, 0.95)), unit: 'ms' });
    return rows;
  } finally {
    await server.stop();
    await world.forget();
  }
}

/** Milliseconds from a press to the first picture of the film that stands on top of the station, each time in a browser that has seen nothing. */
async function firstPictures(address: string, times: number): Promise<number[]> {
  const list = await visit(address).fetch('/en/videos/');
  const path = /href="(\/en\/amateur\/[a-z]+\/videos\/[^"]+)"/.exec(await list.text())?.[1];
  if (!path) throw new Error('The station shows no video.');
  const browser = await chromium.launch({
    executablePath: browserProgram('full'),
    headless: true,
    args: [...quietFlags],
  });
  const taken: number[] = [];
  try {
    for (let n = 0; n < times; n += 1) {
      const context = await browser.newContext();
      const page = await context.newPage();
      await page.goto(address + path, { waitUntil: 'networkidle' });
      const play = page.getByRole('button', { name: /^Play/ }).first();
      await play.waitFor();
      taken.push(
        await play.evaluate(
          (button) =>
            new Promise<number>((resolve) => {
              const from = performance.now();
              const look = (): void => {
                const video = document.querySelector('video');
                if (!video) requestAnimationFrame(look);
                else video.requestVideoFrameCallback((now) => resolve(now - from));
              };
              (button as HTMLElement).click();
              look();
            }),
        ),
      );
      await context.close();
    }
  } finally {
    await browser.close();
  }
  return taken;
}
