import { hearMemoryLogs } from '#kit/log/log.ts';

const planted = new Set<string>();
const heard: string[] = [];

/** Every text with this in it was planted by a test, so that a log which has it is known to leak. */
const marker = 'planted-marker';
let count = 0;

/** A text that stands for something private: a note, an address, a message, a password. No log may ever hold it. */
export function plantedMarker(kind: string): string {
  count += 1;
  return `${marker}-${kind}-${count}`;
}

/** Declares a text of a test to be private: the file fails when a log holds it. Answers the text. */
export function plant(text: string): string {
  planted.add(text);
  return text;
}

/** Takes in what a process that a test started has written to its log. */
export function hearOutput(text: string): void {
  heard.push(text);
}

/** Listens to every log of this worker. For the setup file alone. */
export function watchLogs(): void {
  hearMemoryLogs((line) => void heard.push(line));
}

/**
 * Looks through everything the logs of this file and of its processes have said. For the setup file alone.
 *
 * @throws an error that quotes the lines with something private in them
 */
export function checkLogs(): void {
  const all = heard.splice(0).join('');
  const secrets = [marker, ...planted].filter((text) => all.includes(text));
  planted.clear();
  if (secrets.length === 0) return;
  const lines = all.split('\n').filter((line) => secrets.some((text) => line.includes(text)));
  throw new Error(`A log holds something private.\n${lines.slice(0, 10).join('\n')}`);
}

/** What the logs have said so far, as one text. */
export const loggedSoFar = (): string => heard.join('');
