import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** Starts the simulated performers in a process of their own; they come and go with the server. */
export function startDemoProcess(address: string): { stop(): Promise<void> } {
  const child = fork(fileURLToPath(new URL('../../demo/simulate/main.ts', import.meta.url)), [address], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  return {
    stop: () =>
      new Promise((resolve) => {
        if (child.exitCode !== null || child.signalCode !== null) return resolve();
        child.once('exit', () => resolve());
        child.kill('SIGTERM');
        setTimeout(() => child.kill('SIGKILL'), 3000).unref();
      }),
  };
}
