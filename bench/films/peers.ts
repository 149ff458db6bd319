import { spawn, spawnSync } from 'node:child_process';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { cpuSeconds } from './cpu.ts';

/** Whether a program is there. */
export const isThere = (program: string, flag: string): boolean => spawnSync(program, [flag]).status === 0;

/** CPU seconds `ffmpeg` takes for the same ladder of the same film, with the encoder's settings of ours. */
export async function ffmpegSeconds(file: string, folder: string, heights: readonly number[]): Promise<number> {
  await mkdir(folder, { recursive: true });
  const outputs = heights.flatMap((height) => {
    const kilobits = Math.round((4_500_000 * (height / 1080) ** 1.4 + 120_000) / 1000);
    return [
      ...['-map', '0:v', '-vf', `scale=-2:${height}`, '-c:v', 'libx264', '-preset', 'veryfast', '-profile:v', 'high'],
      ...['-crf', '23', '-maxrate', `${kilobits}k`, '-bufsize', `${kilobits * 2}k`, '-g', '120', '-keyint_min', '120'],
      ...['-sc_threshold', '0', '-threads', '2', '-f', 'hls', '-hls_time', '4', '-hls_segment_type', 'fmp4'],
      ...['-hls_playlist_type', 'vod', '-hls_fmp4_init_filename', `${height}-init.mp4`, join(folder, `${height}.m3u8`)],
    ];
  });
  const sound = ['-map', '0:a', '-c:a', 'aac', '-b:a', '128k', join(folder, 'audio.m4a')];
  const before = (await cpuSeconds(process.pid)).children;
  const child = spawn('ffmpeg', ['-v', 'error', '-y', '-i', file, ...outputs, ...sound], { stdio: 'ignore' });
  const code = await new Promise((resolve) => child.once('exit', resolve));
  if (code !== 0) throw new Error(`ffmpeg ended with ${String(code)}`);
  return (await cpuSeconds(process.pid)).children - before;
}

/** nginx with one worker that serves a folder; `pid` is its worker's. */
export async function startNginx(folder: string): Promise<{ address: string; pid: number; stop(): Promise<void> }> {
  const port = await freePort();
  const work = join(folder, '.nginx');
  await mkdir(work, { recursive: true });
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${work};`);
  await writeFile(
    join(work, 'nginx.conf'),
    `worker_processes 1; daemon off; master_process off; pid ${work}/pid; error_log /dev/null;
events { worker_connections 4096; }
http { access_log off; sendfile on; tcp_nopush on; keepalive_requests 100000; ${temporary.join(' ')}
  server { listen 127.0.0.1:${port} backlog=1024; root ${folder}; } }`,
  );
  const child = spawn('nginx', ['-c', join(work, 'nginx.conf')], { stdio: 'ignore' });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const address = `http://127.0.0.1:${port}`;
  for (let tries = 0; ; tries += 1) {
    if (await fetch(address).catch(() => null)) break;
    if (tries > 100) throw new Error('nginx did not start');
    await wait(50);
  }
  return {
    address,
    pid: child.pid as number,
    async stop() {
      child.kill('SIGTERM');
      await ended;
      await rm(work, { recursive: true, force: true });
    },
  };
}

function freePort(): Promise<number> {
  const server = createServer();
  return new Promise((resolve) =>
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number };
      server.close(() => resolve(port));
    }),
  );
}
