import { expect, test } from 'vitest';
import { isClientNavigation } from '../navigation/navigation.ts';
import { scrollBehaviour } from '../navigation/use-scroll-to.ts';
import { isShortcut } from './use-keyboard-shortcut.ts';

const press = { ctrlKey: false, metaKey: false, shiftKey: false, altKey: false, isComposing: false, keyCode: 0 };

test('scrolling is shown from 100 px on, and never to those who asked for less motion', () => {
  expect(scrollBehaviour(99, false)).toBe('instant');
  expect(scrollBehaviour(100, false)).toBe('smooth');
  expect(scrollBehaviour(-100, false)).toBe('smooth');
  expect(scrollBehaviour(5000, true)).toBe('instant');
});

test('a shortcut needs its keys exactly and leaves people who type alone', () => {
  expect(isShortcut({ key: 'm' }, { ...press, key: 'M' }, false)).toBe(true);
  expect(isShortcut({ key: 'm' }, { ...press, key: 'm' }, true)).toBe(false);
  expect(isShortcut({ key: 'm' }, { ...press, key: 'm', ctrlKey: true }, false)).toBe(false);
  expect(isShortcut({ key: 'k', mod: true }, { ...press, key: 'k', metaKey: true }, false)).toBe(true);
  expect(isShortcut({ key: 'k', mod: true, whileTyping: true }, { ...press, key: 'k', ctrlKey: true }, true)).toBe(
    true,
  );
  expect(isShortcut({ key: 'k', mod: true }, { ...press, key: 'k' }, false)).toBe(false);
  expect(isShortcut({ key: 'm' }, { ...press, key: 'm', isComposing: true }, false)).toBe(false);
  expect(isShortcut({ key: 'm' }, { ...press, key: 'm', keyCode: 229 }, false)).toBe(false);
});

test('links inside an area and language move without a reload, all others load a document', () => {
  expect(isClientNavigation('/de/cams/', '/de/neue-girls/?a=1#b')).toBe(true);
  expect(isClientNavigation('/office/mail/', '/office/audit/')).toBe(true);
  expect(isClientNavigation('/de/cams/', '#main')).toBe(true);
  for (const href of ['/en/cams/', '/de/studio/', '/office/', '/docs', '//evil.example/', 'https://example.org/']) {
    expect(isClientNavigation('/de/cams/', href), href).toBe(false);
  }
});
