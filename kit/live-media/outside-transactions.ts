import { assertOutsideTransaction } from '#kit/db/failures/foreign-wait.ts';
import type { LiveMedia } from './port.ts';

/** The engine, refusing to be waited for inside a database transaction: it may be a process or a machine of its own. */
export function outsideTransactions(engine: LiveMedia): LiveMedia {
  const outside = (): LiveMedia => {
    assertOutsideTransaction('the media engine');
    return engine;
  };
  return {
    open: async (...given) => outside().open(...given),
    publish: async (...given) => outside().publish(...given),
    subscribe: async (...given) => outside().subscribe(...given),
    kick: async (...given) => outside().kick(...given),
    hold: async (...given) => outside().hold(...given),
    still: async (...given) => outside().still(...given),
    close: async (...given) => outside().close(...given),
    on: (...given) => engine.on(...given),
  };
}
