import type { Executor } from '../db.ts';

/**
 * A statement that is written once for each place it runs in, and parsed once by the server on each connection (a named statement of
 * PostgreSQL), for what every page asks. `build` names its values with `sql.placeholder`.
 */
export function prepared<P>(build: (orm: Executor['orm']) => P): (executor: Executor) => P {
  const known = new WeakMap<Executor['orm'], P>();
  return ({ orm }) => {
    const before = known.get(orm);
    if (before) return before;
    const statement = build(orm);
    known.set(orm, statement);
    return statement;
  };
}
