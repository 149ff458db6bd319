import { expect, it } from 'vitest';
import { nothingWrong } from '#architecture/nothing-wrong.ts';
import { isReservedName } from '#domains/identity/contract/index.ts';
import { declared } from '#kit/domain/compose.ts';
import { createExtensions, extend } from '#kit/domain/extensions.ts';
import { reservedPlaces, reservedPlacesOf } from '#kit/domain/reserved-places.ts';
import * as list from './domain-list.ts';

const extensions = createExtensions();
extensions.add(
  'all',
  declared(list, reservedPlaces).map((words) => extend(reservedPlaces, words)),
);

it('nobody is called like a place of this platform, whichever domain brings it', () => {
  const names =
    'Help|Hilfe|hulp|Ayuda|chat|Chat_1|Legal|Kasse|Kassa|Payments|Billing|The Cashier|office|studio|team'.split('|');
  nothingWrong(
    names
      .filter((name) => !isReservedName(name, reservedPlacesOf({ extensions })))
      .map(
        (name) =>
          `Somebody may be called ${name}: the domain whose place that is adds it to reservedPlaces in declares of its server/index.ts.`,
      ),
  );
});

it('a place is written in letters that names are compared by', () => {
  const wrong = createExtensions();
  wrong.add('planes', [extend(reservedPlaces, ['Hangar 7'])]);
  expect(() => reservedPlacesOf({ extensions: wrong })).toThrow('not "Hangar 7"');
});
