import { readFile } from 'node:fs/promises';

/** CPU seconds of a process, and of its children that have ended (Linux's /proc counts in hundredths of a second). */
export async function cpuSeconds(pid: number): Promise<{ readonly own: number; readonly children: number }> {
  const fields = (await readFile(`/proc/${pid}/stat`, 'utf8')).split(') ')[1]?.split(' ') ?? [];
  const at = (index: number): number => Number(fields[index]) / 100;
  return { own: at(11) + at(12), children: at(13) + at(14) };
}
