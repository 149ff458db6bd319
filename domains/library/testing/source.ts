import type { LibrarySource, LibraryThing } from '../server/port.ts';

/** A thing of {@link aSource}, and what a test changes of it. */
export interface TestThing {
  title: string;
  price: number;
  duration: number;
  sold: number;
  likes: number;
  isTakenDown: boolean;
  isPaidBack: boolean;
  changesAt: number | null;
}

/** A source of things for tests: whatever id is asked for that stands in `things`. */
export function aSource(
  kind: string,
  { mediaType = 'video', originType = 'shop' }: Partial<Pick<LibrarySource, 'mediaType' | 'originType'>> = {},
): { readonly source: LibrarySource; readonly things: Map<string, TestThing>; readonly asked: () => number } {
  const things = new Map<string, TestThing>();
  let asked = 0;
  const describe: LibrarySource['describe'] = async (_, ids) => {
    asked += 1;
    return new Map(
      ids.flatMap((id) => {
        const thing = things.get(id);
        return thing ? [[id, described(id, mediaType, thing)] as const] : [];
      }),
    );
  };
  return { source: { kind, mediaType, originType, describe }, things, asked: () => asked };
}

const described = (id: string, mediaType: string, thing: TestThing): LibraryThing => ({
  ...{ id, liked: false, watchedMs: 0, isBlurred: false, images: null },
  ...{ title: thing.title, words: thing.title, price: thing.price, sold: thing.sold, likes: thing.likes },
  ...{ isTakenDown: thing.isTakenDown, isPaidBack: thing.isPaidBack, changesAt: thing.changesAt },
  actor: { id: 1, name: 'Mira', profileLink: '/en/amateur/mira/' },
  path: `/things/${id}/`,
  duration: mediaType === 'video' ? thing.duration : 0,
  photos: mediaType === 'photo' ? 12 : 0,
  isOpen: !thing.isTakenDown && !thing.isPaidBack,
  reason: thing.isTakenDown ? 'not this one' : '',
});

/** A thing as it begins. */
export const aThing = (change: Partial<TestThing> = {}): TestThing => ({
  ...{ title: 'An evening', price: 500, duration: 60, sold: 0, likes: 0 },
  ...{ isTakenDown: false, isPaidBack: false, changesAt: null },
  ...change,
});
