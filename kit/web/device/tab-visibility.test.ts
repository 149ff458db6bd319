import { beforeEach, expect, it } from 'vitest';
import { TestClock } from '#kit/clock/test-clock.ts';
import { marqueeStep, watchTab } from './tab-visibility.ts';

/** A tab that trims its title as browsers do. */
class Tab {
  #title = 'Vesna · Vesper';
  hidden = false;
  #listeners = new Set<() => void>();
  get title() {
    return this.#title;
  }
  set title(text: string) {
    this.#title = text.replace(/^[\t\n\f\r ]+|[\t\n\f\r ]+$/g, '');
  }
  addEventListener(_: string, listener: () => void) {
    this.#listeners.add(listener);
  }
  removeEventListener(_: string, listener: () => void) {
    this.#listeners.delete(listener);
  }
  hide(hidden: boolean) {
    this.hidden = hidden;
    for (const listener of this.#listeners) listener();
  }
}

let tab: Tab;
let clock: TestClock;
let told: string[];
const watch = (prefix: string | null = 'Come back', mayMove = true) =>
  watchTab({
    document: tab,
    clock,
    onLeave: () => told.push('leave'),
    onComeback: () => told.push('comeback'),
    prefix: () => prefix,
    mayMove: () => mayMove,
  });
const plain = () => tab.title.replaceAll('\u00a0', ' ');

beforeEach(() => {
  tab = new Tab();
  clock = new TestClock();
  told = [];
});

it('leaving is told once, and so is coming back', () => {
  watch();
  tab.hide(true);
  tab.hide(true);
  tab.hide(false);
  tab.hide(false);
  expect(told).toEqual(['leave', 'comeback']);
});

it('a tab that was hidden before it is watched has been left, and its title runs at once', () => {
  tab.hide(true);
  watch();
  expect(told).toEqual(['leave']);
  expect(plain()).toContain('Come back · Vesna · Vesper · ');
  tab.hide(false);
  expect(told).toEqual(['leave', 'comeback']);
  expect(tab.title).toBe('Vesna · Vesper');
});

it('the title runs through a hidden tab, a step every 100 ms, and is put back', async () => {
  watch();
  tab.hide(true);
  expect(plain()).toContain('Come back · Vesna · Vesper · ');
  await clock.advance(marqueeStep * 3);
  expect(plain()).toBe('e back · Vesna · Vesper · Com');
  await clock.advance(marqueeStep * 26);
  expect(plain()).toContain('Come back · Vesna · Vesper · ');
  tab.hide(false);
  expect(tab.title).toBe('Vesna · Vesper');
  await clock.advance(1000);
  expect(tab.title).toBe('Vesna · Vesper');
});

it('a title the page gives itself meanwhile runs from then on and stays afterwards', async () => {
  watch();
  tab.hide(true);
  await clock.advance(marqueeStep * 5);
  tab.title = 'New message';
  await clock.advance(marqueeStep);
  expect([...plain()].sort().join('')).toBe([...'Come back · New message · '].sort().join(''));
  tab.hide(false);
  expect(tab.title).toBe('New message');
  tab.hide(true);
  tab.title = 'Another';
  tab.hide(false);
  expect(tab.title).toBe('Another');
});

it('nothing runs when nothing is configured, and nothing moves for anyone who wants no motion', async () => {
  const end = watch(null);
  tab.hide(true);
  await clock.advance(1000);
  expect(tab.title).toBe('Vesna · Vesper');
  tab.hide(false);
  end();
  const endStill = watch('Come back', false);
  tab.hide(true);
  const still = tab.title;
  await clock.advance(1000);
  expect(tab.title).toBe(still);
  endStill();
  expect(tab.title).toBe('Vesna · Vesper');
  expect(told).toEqual(['leave', 'comeback', 'leave']);
});
