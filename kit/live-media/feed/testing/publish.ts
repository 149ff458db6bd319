import { fork } from 'node:child_process';

/** What is published. */
export interface PublishOptions {
  readonly url: string;
  /** Of WHIP; with RTMP it stands in the address. */
  readonly key?: string;
  readonly width?: number;
  readonly height?: number;
  readonly framerate?: number;
  readonly bframes?: number;
  readonly keyframeSeconds?: number;
  readonly sound?: boolean;
  /** baseline, main, high, high444. */
  readonly profile?: string;
}

/** A publisher under way. */
export interface TestPublisher {
  /** Says goodbye. */
  stop(): Promise<void>;
  /** Dies without a word, as a machine without current. */
  freeze(): void;
  /** Resolves with what it ended with; null: nothing wrong. */
  readonly ended: Promise<string | null>;
}

/** Publishes a synthetic picture and a tone with FFmpeg’s own encoders and clients: by WHIP where there is a key, else by RTMP. */
export function publishAs(options: PublishOptions): TestPublisher {
  const child = fork(new URL('./publish-child.ts', import.meta.url), [JSON.stringify(options)], {
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  let wrong: string | null = null;
  child.on('message', (text) => {
    wrong = String(text);
  });
  const ended = new Promise<string | null>((resolve) =>
    child.once('exit', (code) => resolve(wrong ?? (code === 0 ? null : `code ${code}`))),
  );
  return {
    ended,
    async stop() {
      child.kill('SIGCONT');
      if (child.connected) child.send('stop');
      await ended;
    },
    freeze: () => void child.kill('SIGSTOP'),
  };
}
