type Work = () => Promise<void> | void;

const pending: Work[] = [];

/** Runs the work when the current test file has ended, after all of the file's own hooks, last added first. */
export function onFileEnd(work: Work): void {
  pending.push(work);
}

/** For the setup file alone. */
export async function endFile(): Promise<void> {
  for (let work = pending.pop(); work; work = pending.pop()) await work();
}
