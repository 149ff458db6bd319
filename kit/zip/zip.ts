import { Zip, ZipPassThrough } from 'fflate';

/** A file of a ZIP. */
export interface ZippedFile {
  readonly name: string;
  readonly body: Uint8Array;
}

/** Files as one ZIP, sent on as it grows: pictures are small already and stored as they are. `before` is asked before each. */
export async function* zipped(
  files: AsyncIterable<ZippedFile>,
  before: () => Promise<void> = async () => {},
): AsyncGenerator<Uint8Array> {
  const waiting: Uint8Array[] = [];
  const zip = new Zip((error, part) => {
    if (error) throw error;
    waiting.push(part);
  });
  for await (const { name, body } of files) {
    await before();
    const file = new ZipPassThrough(name);
    zip.add(file);
    file.push(body, true);
    yield* waiting.splice(0);
  }
  zip.end();
  yield* waiting.splice(0);
}
