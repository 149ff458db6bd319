import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { expect, it } from 'vitest';
import { quietFlags } from '#e2e/support/browser.ts';
import { browserProgram } from '#kit/testing/browser-program.ts';

const source = stripTypeScriptTypes(readFileSync(join(import.meta.dirname, 'translated-text.ts'), 'utf8'));

it('what React does to a text that a translator took is seen: new words, a removal, something put before it', async () => {
  const browser = await chromium.launch({ executablePath: browserProgram('shell'), args: quietFlags });
  const page = await browser.newPage();
  await page.evaluate(`${source.replace('export function', 'function')}; bringBackTranslatedText();`);
  const seen = await page.evaluate(async () => {
    const begin = async (wrap: boolean) => {
      const line = document.createElement('p');
      const text = document.createTextNode('0 coins');
      const end = document.createElement('b');
      end.textContent = '!';
      line.append(text, end);
      document.body.append(line);
      await Promise.resolve();
      const font = document.createElement('font');
      font.textContent = '0 monet';
      if (wrap) {
        line.insertBefore(font, text);
        font.append(text);
      } else text.replaceWith(font);
      await Promise.resolve();
      return { line, text };
    };
    const changed = await begin(false);
    changed.text.nodeValue = '42 coins';
    const gone = await begin(false);
    gone.line.removeChild(gone.text);
    const wrapped = await begin(true);
    wrapped.line.removeChild(wrapped.text);
    const before = await begin(false);
    before.line.insertBefore(document.createElement('i'), before.text);
    return [changed, gone, wrapped, before].map(({ line }) => line.innerHTML);
  });
  await browser.close();
  expect(seen).toEqual(['42 coins<b>!</b>', '<b>!</b>', '<b>!</b>', '<i></i>0 coins<b>!</b>']);
});
