import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { compileCatalogue } from '#kit/i18n/compile.ts';
import { languages } from '#kit/i18n/language.ts';
import type { Channel } from '#kit/realtime/client.ts';
import type { Refusals } from '#kit/realtime/topics.ts';
import { ChannelProvider } from '#kit/web/live/channel.tsx';
import { Store } from '#kit/web/live/store.ts';
import { addMessages } from '#kit/web/words/catalogues.ts';
import { LanguageProvider } from '#kit/web/words/i18n.tsx';
import { de } from '../locales/de.ts';
import { en } from '../locales/en.ts';
import { es } from '../locales/es.ts';
import { nl } from '../locales/nl.ts';
import { RefusedNotice } from './refused-notice.tsx';

for (const [language, words] of Object.entries({ de, en, es, nl }))
  addMessages(language as 'de', compileCatalogue(words));

const shown = (language: (typeof languages)[number], refusals: Refusals) =>
  renderToStaticMarkup(
    <LanguageProvider language={language}>
      <ChannelProvider channel={{ refusals: new Store(refusals) } as unknown as Channel}>
        <RefusedNotice area="guest" settings={undefined} />
      </ChannelProvider>
    </LanguageProvider>,
  );
const problem = { type: 'about:blank', code: 'not_permitted', status: 403, title: 'Because.' };

test.each(languages)('a page that may not follow what it shows says so, and why (%s)', (language) => {
  const words = { de, en, es, nl }[language];
  const html = shown(language, { 'studio:7': problem });
  expect(html).toContain(words['shell.refused.title']);
  expect(html).toContain(words['shell.refused.text'].replace('{reason}', 'Because.'));
});

test('a page that follows what it shows says nothing', () => {
  expect(shown('en', {})).toBe('');
});
