import { describe, expect, it } from 'vitest';
import { rankCommands } from './command-rank.ts';

const commands = [
  { key: 'ledger', label: 'Ledger', group: 'Office', keywords: ['books', 'coins'] },
  { key: 'live', label: 'Go live', group: 'Studio' },
  { key: 'performers', label: 'Performers', group: 'Office' },
  { key: 'espanol', label: 'Español' },
];
const found = (query: string) => rankCommands(query, commands).map((command) => command.key);

describe('finding a command', () => {
  it('offers everything before a word is written', () => {
    expect(found('  ')).toEqual(['ledger', 'live', 'performers', 'espanol']);
  });

  it('puts names that begin with the word first', () => {
    expect(found('l')).toEqual(['ledger', 'live', 'espanol']);
  });

  it('finds by other words and by the heading', () => {
    expect(found('coins')).toEqual(['ledger']);
    expect(found('office perf')).toEqual(['performers']);
  });

  it('does not mind accents and capitals', () => {
    expect(found('ESPANOL')).toEqual(['espanol']);
  });

  it('keeps what a search on the server has found, and its order, before everything else', () => {
    const withFound = [
      ...commands,
      { key: 'vesna', label: 'Vesna', found: true },
      { key: 'vera', label: 'Vera', found: true },
    ];
    expect(rankCommands('led', withFound).map(({ key }) => key)).toEqual(['vesna', 'vera', 'ledger']);
  });

  it('finds nothing when one word fits nowhere', () => {
    expect(found('ledger zebra')).toEqual([]);
  });
});
