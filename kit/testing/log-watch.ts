import { expect } from 'vitest';
import { memoryLog, onMemoryLog } from '#kit/log/log.ts';

const planted = new Set<string>();
const lasting = new Set<string>();
const heard: string[] = [];

/** Every text with this in it was planted by a test, so that a log which has it is known to leak. */
const marker = 'planted-marker';
let count = 0;

/** A text that stands for something private: a note, an address, a message, a password. No log may ever hold it. */
export function privateMarker(kind: string): string {
  count += 1;
  return `${marker}-${kind}-${count}`;
}

/** Declares a text of a test to be private: the file fails when a log holds it. Answers the text. */
export function markPrivate(text: string): string {
  planted.add(text);
  return text;
}

/** Declares a text to be private in every file of this worker: for what a module of tests says once, when it is loaded. */
export function markPrivateForAllFiles(text: string): string {
  lasting.add(text);
  return text;
}

/** Takes in what a process that a test started has written to its log. */
export function collectOutput(text: string): void {
  heard.push(text);
}

/** Listens to every log of this worker. For the setup file alone. */
export function watchLogs(): void {
  onMemoryLog((line) => void heard.push(line));
}

/**
 * Looks through everything the logs of this file and of its processes have said. For the setup file alone.
 *
 * @throws an error that quotes the lines with something private in them
 */
export function checkLogs(): void {
  const said = heard.splice(0).join('');
  const leaks = leaksIn(said);
  planted.clear();
  if (leaks.length > 0) throw new Error(`A log holds something private.\n${leaks.slice(0, 10).join('\n')}`);
}

/** Lines that hold something private. */
function leaksIn(said: string): string[] {
  const secrets = [marker, ...lasting, ...planted].filter((text) => said.includes(text));
  return said.split('\n').filter((line) => secrets.some((text) => line.includes(text)));
}

/**
 * Fails when a log holds one of these texts, and also when it would not be noticed: each is leaked for a moment into a log
 * of this process and into the output of another, where both this and the check at the file's end must find it.
 */
export function expectUnlogged(...secrets: readonly string[]): void {
  for (const secret of secrets) {
    expect(loggedSoFar()).not.toContain(secret);
    const leaks: (() => void)[] = [
      () => memoryLog().warn({ err: new Error('tried', { cause: { text: secret } }), tried: [secret] }, 'a leak'),
      () => memoryLog().error(`a leak of ${secret}`),
      () => collectOutput(`{"msg":"a leak of ${secret}"}\n`),
    ];
    for (const leak of leaks) {
      const from = heard.length;
      leak();
      const found = [loggedSoFar().includes(secret), leaksIn(heard.slice(from).join('')).length > 0];
      heard.splice(from);
      if (found.includes(false)) throw new Error(`A log with ${secret} in it would not be noticed.`);
    }
  }
}

/** Unexpected failures since a moment of {@link logsAt}, so that a test that failed on one shows it. */
export const failuresSince = (from: number): string[] =>
  heard.slice(from).filter((line) => line.includes('"unexpected failure"'));

/** Where the logs stand. */
export const logsAt = (): number => heard.length;

/** What the logs have said so far, as one text. */
export const loggedSoFar = (): string => heard.join('');
