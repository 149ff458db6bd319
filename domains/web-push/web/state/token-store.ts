/** Where a browser keeps the token that renews its subscription, for its worker as well (spec 3 §9). */
const database = { name: 'vx', version: 5, store: 'web-push', index: 'identity', key: 'identity:key' } as const;

const answered = <T>(asked: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    asked.onsuccess = () => resolve(asked.result);
    asked.onerror = () => reject(asked.error);
  });

function opened(): Promise<IDBDatabase> {
  const asked = indexedDB.open(database.name, database.version);
  asked.onupgradeneeded = () => {
    const db = asked.result;
    if (db.objectStoreNames.contains(database.store)) return;
    db.createObjectStore(database.store, { autoIncrement: true }).createIndex(database.index, database.index, {
      unique: true,
    });
  };
  return answered(asked);
}

/** The token of this browser; null when there is none. @throws Error in the words of spec 3 §8 where the store is missing */
export async function readToken(): Promise<string | null> {
  const db = await opened();
  try {
    if (!db.objectStoreNames.contains(database.store)) {
      throw new Error('No re-subscribe token found (web-push store missing).');
    }
    const index = db.transaction(database.store).objectStore(database.store).index(database.index);
    const found: unknown = await answered(index.get(database.key));
    return (found as { token?: string } | undefined)?.token ?? null;
  } finally {
    db.close();
  }
}

/** Keeps the token of this browser in place of the one before; null forgets it. */
export async function writeToken(token: string | null): Promise<void> {
  const db = await opened();
  try {
    const store = db.transaction(database.store, 'readwrite').objectStore(database.store);
    const before = await answered(store.index(database.index).getKey(database.key));
    if (before !== undefined) await answered(store.delete(before));
    if (token !== null) await answered(store.add({ identity: database.key, token }));
  } finally {
    db.close();
  }
}
