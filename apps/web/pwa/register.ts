/** What the page hears about the site's worker. */
export interface Updates {
  /** `waiting`: a newer worker waits. `replaced`: it has taken over, this page is of the build before. */
  readonly updateState: 'none' | 'waiting' | 'replaced';
  subscribe(listener: () => void): () => void;
  /**
   * Lets the waiting worker in; `done` is called once: when it has taken over, at once when none waits, and after
   * {@link takeOverMs} in any case.
   */
  apply(done: () => void): void;
}

/**
 * How often a page asks its new worker to take over, in milliseconds. Once is not enough: Chromium stops the worker
 * before, but a file asked for at that moment starts it again, and then it idles for half a minute before it is asked to
 * leave the next time.
 */
export const askAgainMs = 500;

/**
 * How long a page waits for a worker it has let in, in milliseconds. Not shorter: a page asked for while the workers
 * change can be given to the one that is being stopped, and then never comes.
 */
export const takeOverMs = 30_000;

/** How often a tab that stays open asks for a new version, in milliseconds. */
const everyMs = 60 * 60_000;

let shared: Updates | undefined;

/** Registers the worker for the whole site and listens for newer ones; once per document. */
export function registerWorker(container: ServiceWorkerContainer): Updates {
  shared ??= listen(container);
  return shared;
}

function listen(container: ServiceWorkerContainer): Updates {
  let updateState: Updates['updateState'] = 'none';
  let waiting: ServiceWorker | null = null;
  let done: (() => void) | undefined;
  // The very first worker takes over as well; that is no update.
  let hadOne = container.controller !== null;
  const listeners = new Set<() => void>();
  const tell = (next: Updates['updateState']): void => {
    updateState = next;
    for (const listener of listeners) listener();
  };
  let asking: ReturnType<typeof setInterval> | undefined;
  const finish = (): void => {
    clearInterval(asking);
    const call = done;
    done = undefined;
    call?.();
  };
  const inspect = (registration: ServiceWorkerRegistration): void => {
    if (registration.waiting && container.controller) {
      waiting = registration.waiting;
      tell('waiting');
    }
  };
  container.addEventListener('controllerchange', () => {
    const isNews = hadOne;
    hadOne = true;
    waiting = null;
    if (done) finish();
    else if (isNews) tell('replaced');
  });
  void follow(container, inspect);
  return {
    get updateState() {
      return updateState;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    apply(whenDone) {
      // One that a still newer worker has replaced hears nothing any more.
      if (!waiting || waiting.state === 'redundant') return whenDone();
      const next = waiting;
      const ask = (): void => (next.state === 'redundant' ? finish() : next.postMessage('take-over'));
      const isAsked = done !== undefined;
      done = whenDone;
      if (isAsked) return;
      ask();
      asking = setInterval(ask, askAgainMs);
      setTimeout(finish, takeOverMs);
    },
  };
}

async function follow(
  container: ServiceWorkerContainer,
  inspect: (registration: ServiceWorkerRegistration) => void,
): Promise<void> {
  try {
    const registration = await container.register('/sw.js', { scope: '/', updateViaCache: 'none' });
    inspect(registration);
    registration.addEventListener('updatefound', () => {
      registration.installing?.addEventListener('statechange', () => inspect(registration));
    });
    let checkedAt = performance.now();
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState !== 'visible' || performance.now() - checkedAt < everyMs) return;
      checkedAt = performance.now();
      registration.update().catch(() => undefined);
    });
  } catch {
    // Private windows refuse workers, and the line may be gone: the site does without.
  }
}
