import { randomBytes } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';

/** How our processes reach the embedded database: over loopback with a password only DATA_DIR's owner can read. */
export type Connection = { port: number; password: string };

export const USER = 'vesper';

/** The address of one database on it, as DATABASE_URL would name it. */
export function connectionUrl({ port, password }: Connection, database: string): string {
  return `postgresql://${USER}:${password}@127.0.0.1:${port}/${database}`;
}

/** The remembered connection of this folder; a new port when the remembered one is taken, a new password on the first start. */
export async function rememberedConnection(folder: string): Promise<Connection> {
  const file = join(folder, 'connection.json');
  const known = await readFile(file, 'utf8').then(
    (text) => JSON.parse(text) as Connection,
    () => undefined,
  );
  const port = (known && (await freePort(known.port))) ?? (await freePort(0));
  if (port === undefined) throw new Error('No port is free on 127.0.0.1 for the embedded PostgreSQL.');
  const connection = { port, password: known?.password ?? randomBytes(24).toString('hex') };
  if (port !== known?.port) await writeFile(file, JSON.stringify(connection), { mode: 0o600 });
  return connection;
}

/** @returns the port when it can be listened on (0 asks for any), undefined when it is taken. */
function freePort(wanted: number): Promise<number | undefined> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(undefined));
    probe.listen({ port: wanted, host: '127.0.0.1' }, () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' ? address?.port : undefined));
    });
  });
}
