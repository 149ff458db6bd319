import { whenIdle } from './when-idle.ts';

let settling: Promise<void> | undefined;

/** Resolves once this document has come to rest for the first time: what the first look does not need is fetched then. */
export function settled(): Promise<void> {
  settling ??= new Promise((resolve) => {
    whenIdle(() => {
      resolve();
      return undefined;
    });
  });
  return settling;
}
