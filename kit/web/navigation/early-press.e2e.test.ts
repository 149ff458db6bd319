import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { build } from 'vite';
import { expect, it } from 'vitest';
import { quietFlags } from '#e2e/support/browser.ts';
import { browserProgram } from '#kit/testing/browser-program.ts';

/** A page with a part that waits for code: React has walked over its button, marked it, and left it again. */
const entry = `
import { createElement as h, lazy, Suspense, useEffect, useState, version } from 'react';
import { createPortal } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server.browser';
import { hearPress, keepEarlyPresses } from '${join(import.meta.dirname, 'early-press.ts')}';
const pressed = [];
const Page = ({ Late }) => h('html', null, h('head'), h('body', { onClickCapture: hearPress },
  h('button', { id: 'own', onClick: () => pressed.push('own') }),
  h(Suspense, { fallback: null }, h('button', { id: 'late', onClick: () => pressed.push('late') }), h(Late)),
  h('div', { id: 'aside' }), h(Aside)));
const Aside = () => {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => setOpen(true), []);
  return isOpen ? createPortal(h('button', { id: 'over', onClick: (event) => (event.stopPropagation(), pressed.push('over')) }), document.getElementById('aside')) : null;
};
const Late = () => h('i');
document.documentElement.replaceWith(new DOMParser().parseFromString(renderToString(h(Page, { Late })), 'text/html').documentElement);
const arrived = Promise.withResolvers();
const isMarked = (id) => Object.keys(document.getElementById(id)).some((key) => key.startsWith('__reactFiber$'));
Object.assign(window, { pressed, isMarked, arrive: () => arrived.resolve({ default: Late }), press: (id) => document.getElementById(id).click(), version });
window.start = () => keepEarlyPresses(() => hydrateRoot(document, h(Page, { Late: lazy(() => arrived.promise) })));
`;

it('a press of a button that React has marked but not taken over is done once it is, and once only', async () => {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (id === 'entry' ? '\0entry' : null),
        load: (id) => (id === '\0entry' ? entry : null),
      },
    ],
    build: { write: false, rollupOptions: { input: 'entry' } },
  });
  const { code } = [built].flat().flatMap((one) => ('output' in one ? one.output : []))[0] as { code: string };
  const browser = await chromium.launch({ executablePath: browserProgram('shell'), args: quietFlags });
  const page = await browser.newPage();
  await page.clock.install();
  await page.setContent('<!doctype html><html><head></head><body></body></html>');
  await page.addScriptTag({ content: code, type: 'module' });
  const pressed = () => page.evaluate('pressed');
  await page.evaluate('start()');
  await page.waitForFunction('isMarked("late")');
  await page.evaluate('press("late"); press("late")');
  expect(await pressed()).toEqual([]);
  await page.evaluate('arrive()');
  await expect
    .poll(async () => {
      await page.clock.runFor(200);
      return pressed();
    })
    .toEqual(['late']);
  await page.evaluate('press("own"); press("late")');
  expect(await pressed()).toEqual(['late', 'own', 'late']);
  await page.evaluate('press("over")');
  await page.clock.runFor(1_000);
  expect(await pressed()).toEqual(['late', 'own', 'late', 'over']);
  await browser.close();
});
