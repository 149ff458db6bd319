import type { ButtplugClient as Client, DeviceOutput as Output, OutputType as Type } from 'buttplug';
import { toyAddress } from '../../../contract/address.ts';

/** What moves, as far as a player knows: a level between 0 and 1 for all of it, and standing still. */
export interface ToyOutput {
  set(level: number): void;
  halt(): void;
}

interface Library {
  readonly Vibrate: Type.Vibrate;
  readonly output: typeof Output;
}

/** The line to the program that speaks to toys (Intiface Central, protocol 4) on this machine. */
export class ToyLine implements ToyOutput {
  readonly #client: Client;
  readonly #library: Library;
  readonly #sent = new Map<string, number>();
  #isOpen = true;

  private constructor(client: Client, library: Library) {
    this.#client = client;
    this.#library = library;
  }

  /**
   * Connects, and looks for toys from then on.
   * @param changed hears when toys come and go, and when the line is lost
   * @throws when nothing listens there
   */
  static async open(port: number, changed: (line: ToyLine) => void): Promise<ToyLine> {
    const lib = await import('buttplug');
    const client = new lib.ButtplugClient('Vesper');
    const line = new ToyLine(client, { Vibrate: lib.OutputType.Vibrate, output: lib.DeviceOutput });
    const tell = (): void => changed(line);
    client.addListener('deviceadded', tell);
    client.addListener('deviceremoved', tell);
    client.addListener('disconnect', () => {
      line.#isOpen = false;
      tell();
    });
    await client.connect(new lib.ButtplugBrowserWebsocketClientConnector(toyAddress(port)));
    // Some programs are set to look for toys by themselves and refuse to be asked.
    await client.startScanning().catch(() => undefined);
    return line;
  }

  get isOpen(): boolean {
    return this.#isOpen && this.#client.connected;
  }

  /** What the toys are called that can vibrate. */
  get names(): readonly string[] {
    return this.#outputs().map(({ name }) => name);
  }

  /** Lets everything vibrate at a level between 0 and 1; only what changes is sent, in whole steps of the toy and never above the level. */
  set(level: number): void {
    for (const { key, steps, run } of this.#outputs()) {
      const value = Math.floor(steps * Math.min(Math.max(level, 0), 1));
      if (this.#sent.get(key) === value) continue;
      this.#sent.set(key, value);
      run(value);
    }
  }

  /** Everything stands still. It is sent at once, behind what was sent before. */
  halt(): void {
    this.#sent.clear();
    if (this.isOpen) this.#client.stopAllDevices().catch(() => undefined);
  }

  /** Stops everything and ends the line. */
  close(): void {
    this.halt();
    this.#isOpen = false;
    if (this.#client.connected) this.#client.disconnect().catch(() => undefined);
  }

  #outputs() {
    if (!this.isOpen) return [];
    const { Vibrate, output } = this.#library;
    return [...this.#client.devices.values()].flatMap((device) =>
      [...device.features.values()].flatMap((feature) => {
        const range = feature.output(Vibrate)?.valueRange;
        if (!range) return [];
        const run = (value: number): void => void feature.runOutput(output.Vibrate.value(value)).catch(() => undefined);
        return [
          { key: `${device.index}:${feature.index}`, name: device.displayName ?? device.name, steps: range[1], run },
        ];
      }),
    );
  }
}
