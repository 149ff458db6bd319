import type { AddressInfo } from 'node:net';
import { WebSocketServer } from 'ws';

/** A command the program was sent: a level of the toy in its own steps, or stop. `at` in ms since the epoch. */
export type MockCommand =
  | { readonly does: 'vibrate'; readonly value: number; readonly at: number }
  | { readonly does: 'stop'; readonly at: number };

/** How many steps the toy of {@link openMockToy} has. */
export const mockSteps = 20;

type Message = Readonly<Record<string, { readonly Id: number } & Readonly<Record<string, unknown>>>>;

/**
 * A program that speaks protocol 4 as Intiface Central does, with one toy. As that does it stops the toy when a line to it ends; `lines` says
 * how many are open.
 */
export async function openMockToy(port = 0) {
  const server = new WebSocketServer({ host: '127.0.0.1', port });
  await new Promise<void>((resolve, reject) => server.once('listening', resolve).once('error', reject));
  const commands: MockCommand[] = [];
  let level = 0;
  let hasToy = true;
  const devices = (Id: number) => ({
    DeviceList: {
      Id,
      Devices: hasToy
        ? {
            0: {
              DeviceIndex: 0,
              DeviceName: 'Test vibrator',
              DeviceDisplayName: 'Test toy',
              DeviceMessageTimingGap: 50,
              DeviceFeatures: {
                0: {
                  FeatureIndex: 0,
                  FeatureDescriptor: '',
                  Output: { Vibrate: { Value: [0, mockSteps] } },
                  Input: {},
                },
              },
            },
          }
        : {},
    },
  });
  const stop = (): void => {
    level = 0;
    commands.push({ does: 'stop', at: Date.now() });
  };
  const answer = (message: Message): object => {
    const [kind = '', body] = Object.entries(message)[0] ?? [];
    const Id = body?.Id ?? 0;
    if (kind === 'RequestServerInfo')
      return {
        ServerInfo: { Id, ServerName: 'Mock', MaxPingTime: 0, ProtocolVersionMajor: 4, ProtocolVersionMinor: 0 },
      };
    if (kind === 'RequestDeviceList') return devices(Id);
    if (kind === 'StopCmd') stop();
    if (kind === 'OutputCmd') {
      const command = body?.['Command'] as { readonly Vibrate?: { readonly Value: number } } | undefined;
      const Vibrate = command?.Vibrate;
      if (!Vibrate || Vibrate.Value < 0 || Vibrate.Value > mockSteps)
        return { Error: { Id, ErrorCode: 4, ErrorMessage: 'Out of range' } };
      level = Vibrate.Value;
      commands.push({ does: 'vibrate', value: level, at: Date.now() });
    }
    return { Ok: { Id } };
  };
  server.on('connection', (socket) => {
    socket.on('message', (data) => {
      for (const message of JSON.parse(String(data)) as Message[]) socket.send(JSON.stringify([answer(message)]));
    });
    socket.on('close', stop);
  });
  return {
    port: (server.address() as AddressInfo).port,
    commands,
    /** How strong the toy vibrates now, in its steps. */
    get level(): number {
      return level;
    },
    get lines(): number {
      return server.clients.size;
    },
    /** The toy is switched off or on. */
    setToy(isThere: boolean): void {
      hasToy = isThere;
      for (const socket of server.clients) socket.send(JSON.stringify([devices(0)]));
    },
    /** Every line breaks. */
    cut(): void {
      for (const socket of server.clients) socket.terminate();
    },
    close: () =>
      new Promise<void>((resolve) => {
        for (const socket of server.clients) socket.terminate();
        server.close(() => resolve());
      }),
  };
}
