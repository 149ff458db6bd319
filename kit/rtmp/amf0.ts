/** Action Message Format 0 (Adobe, amf0-file-format-specification): what RTMP's commands are written in. */

/** A value of a command. Objects and ECMA arrays are the same here. */
export type AmfValue = number | boolean | string | null | undefined | AmfObject | AmfValue[];
export interface AmfObject {
  readonly [name: string]: AmfValue;
}

/** The bytes are not AMF0, or nested deeper or longer than a command of a publisher ever is. */
export class AmfError extends Error {
  override name = 'AmfError';
}

const markers = {
  number: 0,
  boolean: 1,
  string: 2,
  object: 3,
  null: 5,
  undefined: 6,
  map: 8,
  end: 9,
  list: 10,
  date: 11,
  long: 12,
};
/** More is no command of an encoder. */
const most = { depth: 8, values: 512 };

/**
 * Reads all values of a command.
 * @throws AmfError
 */
export function readAmf(bytes: Uint8Array): AmfValue[] {
  const reader = new Reader(bytes);
  const values: AmfValue[] = [];
  while (reader.hasMore) values.push(reader.value(0));
  return values;
}

class Reader {
  readonly #view: DataView;
  readonly #bytes: Uint8Array;
  #at = 0;
  #values = 0;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
    this.#view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  }

  get hasMore(): boolean {
    return this.#at < this.#bytes.length;
  }

  value(depth: number): AmfValue {
    this.#values += 1;
    if (depth > most.depth || this.#values > most.values) throw new AmfError('too deep or too long');
    switch (this.#take(1)[0]) {
      case markers.number:
        return this.#number();
      case markers.boolean:
        return this.#take(1)[0] !== 0;
      case markers.string:
        return this.#text(this.#unsigned(2));
      case markers.long:
        return this.#text(this.#unsigned(4));
      case markers.null:
        return null;
      case markers.undefined:
        return undefined;
      case markers.map:
        this.#unsigned(4);
        return this.#object(depth);
      case markers.object:
        return this.#object(depth);
      case markers.list: {
        const length = this.#unsigned(4);
        if (length > most.values) throw new AmfError('too long');
        return Array.from({ length }, () => this.value(depth + 1));
      }
      case markers.date: {
        const at = this.#number();
        this.#take(2);
        return at;
      }
      default:
        throw new AmfError('unknown marker');
    }
  }

  #object(depth: number): AmfObject {
    const object: Record<string, AmfValue> = Object.create(null);
    for (;;) {
      const name = this.#text(this.#unsigned(2));
      if (name === '' && this.#bytes[this.#at] === markers.end) {
        this.#at += 1;
        return object;
      }
      object[name] = this.value(depth + 1);
    }
  }

  #number(): number {
    const at = this.#at;
    this.#take(8);
    return this.#view.getFloat64(at);
  }

  #unsigned(size: 2 | 4): number {
    const at = this.#at;
    this.#take(size);
    return size === 2 ? this.#view.getUint16(at) : this.#view.getUint32(at);
  }

  #text(length: number): string {
    return Buffer.from(this.#take(length)).toString('utf8');
  }

  #take(length: number): Uint8Array {
    if (this.#at + length > this.#bytes.length) throw new AmfError('cut off');
    this.#at += length;
    return this.#bytes.subarray(this.#at - length, this.#at);
  }
}

/** The bytes of values, one after the other. */
export function writeAmf(...values: AmfValue[]): Buffer {
  return Buffer.concat(values.map(written));
}

function written(value: AmfValue): Buffer {
  if (value === null) return Buffer.of(markers.null);
  if (value === undefined) return Buffer.of(markers.undefined);
  if (typeof value === 'boolean') return Buffer.of(markers.boolean, value ? 1 : 0);
  if (typeof value === 'string') return Buffer.concat([Buffer.of(markers.string), sized(value)]);
  if (typeof value === 'number') {
    const bytes = Buffer.alloc(9);
    bytes.writeDoubleBE(value, 1);
    return bytes;
  }
  if (Array.isArray(value)) {
    const head = Buffer.alloc(5, markers.list);
    head.writeUInt32BE(value.length, 1);
    return Buffer.concat([head, ...value.map(written)]);
  }
  const members = Object.entries(value).flatMap(([name, each]) => [sized(name), written(each)]);
  return Buffer.concat([Buffer.of(markers.object), ...members, Buffer.of(0, 0, markers.end)]);
}

function sized(text: string): Buffer {
  const bytes = Buffer.from(text);
  const head = Buffer.alloc(2);
  head.writeUInt16BE(bytes.length);
  return Buffer.concat([head, bytes]);
}
