import type { AddressInfo, Socket } from 'node:net';
import { createConnection, createServer } from 'node:net';
import { onFileEnd } from './file-end.ts';

/** A TCP proxy to a server, on a port of its own, that can fail as networks fail. */
export interface TestProxy {
  readonly port: number;
  /**
   * From here on nothing arrives, in either direction, on connections that are open and on new ones, which are taken. A
   * connection that lost something stays silent for good, also after {@link pass}.
   */
  swallow(): void;
  /** From here on connections are reset, open and new ones. */
  refuse(): void;
  /** From here on everything goes through again. */
  pass(): void;
  /** Connections taken since the start, for tests that wait until somebody tries. */
  readonly taken: number;
  close(): Promise<void>;
}

/** A proxy to `port` on this machine; closed when the test file ends. Without a port it can only swallow and refuse. */
export async function proxyTo(port?: number): Promise<TestProxy> {
  let mode: 'pass' | 'swallow' | 'refuse' = port === undefined ? 'swallow' : 'pass';
  let taken = 0;
  const open = new Set<Socket>();
  const keep = (socket: Socket): void => {
    open.add(socket);
    socket.on('error', () => undefined);
    socket.on('close', () => void open.delete(socket));
  };
  const server = createServer((near) => {
    taken += 1;
    keep(near);
    if (mode === 'refuse') return void near.resetAndDestroy();
    let isLost = mode === 'swallow' || port === undefined;
    // Silent connections are read, so that whoever writes notices nothing.
    if (isLost || port === undefined) return void near.resume();
    const far = createConnection({ host: '127.0.0.1', port });
    keep(far);
    for (const [from, to] of [[near, far] as const, [far, near] as const]) {
      from.on('data', (part) => {
        isLost ||= mode === 'swallow';
        if (!isLost) to.write(part);
      });
      // The end of a silent connection reaches nobody either.
      from.on('close', () => void (isLost || mode === 'swallow' || to.destroy()));
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const close = async (): Promise<void> => {
    for (const socket of open) socket.destroy();
    await new Promise<void>((resolve) => void server.close(() => resolve()));
  };
  onFileEnd(close);
  return {
    port: (server.address() as AddressInfo).port,
    swallow: () => {
      mode = 'swallow';
    },
    refuse: () => {
      mode = 'refuse';
      for (const socket of open) socket.resetAndDestroy();
    },
    pass: () => {
      mode = 'pass';
    },
    get taken() {
      return taken;
    },
    close,
  };
}
