import type { Readable } from 'node:stream';
import { DataStore, ERRORS, Upload } from '@tus/server';
import { and, eq, isNull } from 'drizzle-orm';
import { dayOf } from '#kit/i18n/days.ts';
import type { Kit } from '#kit/server/kit.ts';
import { maxPieceBytes } from '../../contract/index.ts';
import { uploads } from '../tables.ts';
import { keepPiece, purgeUpload } from './pieces.ts';
import { countedBytes, countOn, takeRoom } from './quota.ts';

const mostNameSigns = 200;
const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/** A name as its sender's files have it, for their own list of uploads. */
const nameOf = (name: string | null | undefined): string =>
  (name ?? '')
    .replace(/[\p{Cc}\p{Cf}\p{Cs}]/gu, '')
    .slice(0, mostNameSigns)
    .trim();

const markOf = (mark: string | null | undefined): string => (/^[\w-]{1,64}$/.test(mark ?? '') ? (mark ?? '') : '');

/**
 * The uploads of one person as the tus server sees them: rows in the database, pieces in the kit's storage, so that every process and
 * every kind of storage goes on with them. Another's upload is not there. What is sent is never read back.
 */
export class UploadStore extends DataStore {
  readonly #kit: Pick<Kit, 'db' | 'storage' | 'clock' | 'config' | 'log'>;
  readonly #ownerId: number;

  constructor(kit: Pick<Kit, 'db' | 'storage' | 'clock' | 'config' | 'log'>, ownerId: number) {
    super();
    this.#kit = kit;
    this.#ownerId = ownerId;
    this.extensions = ['creation', 'creation-defer-length', 'termination'];
  }

  /** @throws Problem as {@link takeRoom} */
  override async create(upload: Upload): Promise<Upload> {
    const now = new Date(this.#kit.clock.now());
    const [ownerId, size] = [this.#ownerId, upload.size ?? null];
    await this.#kit.db.transaction(async (tx) => {
      await takeRoom(this.#kit, tx, ownerId, size);
      const name = nameOf(upload.metadata?.filename);
      const mark = markOf(upload.metadata?.mark);
      const day = dayOf(now.getTime());
      await tx.orm
        .insert(uploads)
        .values({ id: upload.id, ownerId, size, name, mark, day, createdAt: now, touchedAt: now });
    });
    return upload;
  }

  override async getUpload(id: string): Promise<Upload> {
    const row = await this.#find(id);
    return new Upload({
      id,
      ...(row.size === null ? {} : { size: row.size }),
      offset: row.received,
      metadata: row.name === '' ? {} : { filename: row.name },
    });
  }

  /** The file's length, once its sender knows it; what was counted beyond it is given back. */
  override async declareUploadLength(id: string, size: number): Promise<void> {
    await this.#kit.db.transaction(async (tx) => {
      const said = await tx.orm
        .update(uploads)
        .set({ size })
        .where(and(this.#own(id), isNull(uploads.size)))
        .returning({ day: uploads.day });
      if (!said[0]) throw ERRORS.INVALID_LENGTH;
      await countOn(tx, this.#ownerId, said[0].day, size - countedBytes(null));
    });
  }

  /** Keeps what comes in pieces, and what had come when the line was lost. Answers where the sender goes on. */
  override async write(source: Readable, id: string, offset: number): Promise<number> {
    const piece = Buffer.allocUnsafe(maxPieceBytes);
    let [at, filled] = [offset, 0];
    const keep = async (): Promise<void> => {
      if (filled === 0) return;
      if (!(await keepPiece(this.#kit, id, at, piece.subarray(0, filled)))) throw ERRORS.INVALID_OFFSET;
      at += filled;
      filled = 0;
    };
    let lost: unknown;
    try {
      for await (const part of source as AsyncIterable<Buffer>) {
        for (let from = 0; from < part.length; ) {
          const taken = part.copy(piece, filled, from);
          filled += taken;
          from += taken;
          if (filled === piece.length) await keep();
        }
      }
    } catch (error) {
      if (error === ERRORS.INVALID_OFFSET) throw error;
      lost = error;
    }
    await keep();
    if (lost !== undefined) throw lost;
    return at;
  }

  /** Takes an upload away. What of it was never sent does not count for its day. */
  override async remove(id: string): Promise<void> {
    await this.#find(id);
    await this.#kit.db.transaction(async (tx) => {
      const [gone] = await tx.orm
        .update(uploads)
        .set({ isGone: true })
        .where(this.#own(id))
        .returning({ size: uploads.size, received: uploads.received, day: uploads.day });
      if (!gone) throw ERRORS.FILE_NOT_FOUND;
      await countOn(tx, this.#ownerId, gone.day, gone.received - countedBytes(gone.size));
      // If this process dies now, the sweeper does it.
      tx.afterCommit(() => purgeUpload(this.#kit, id));
    });
  }

  async #find(id: string) {
    if (!uuid.test(id)) throw ERRORS.FILE_NOT_FOUND;
    const [row] = await this.#kit.db.orm.select().from(uploads).where(this.#own(id));
    if (!row) throw ERRORS.FILE_NOT_FOUND;
    return row;
  }

  #own(id: string) {
    return and(
      eq(uploads.id, id),
      eq(uploads.ownerId, this.#ownerId),
      eq(uploads.isGone, false),
      isNull(uploads.filmId),
    );
  }
}
