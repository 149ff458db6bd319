/**
 * What a record itself holds under a name somebody sent; undefined for names every object inherits, such as
 * `__proto__` and `constructor`. Server code reads records by such names in no other way (architecture/own-values.test.ts).
 */
export function ownValue<T>(record: Readonly<Record<string, T>>, name: string): T | undefined {
  return Object.hasOwn(record, name) ? record[name] : undefined;
}
