import type { Language } from '#kit/contract/access.ts';
import { defineDomain } from '#kit/domain/domain.ts';
import { extend } from '#kit/domain/extensions.ts';
import { reservedPlaces } from '#kit/domain/reserved-places.ts';
import { personalData } from '#kit/personal-data/personal-data.ts';
import { handle } from '#kit/server/handler.ts';
import type { DomainServer, Kit } from '#kit/server/kit.ts';
import type { HelpTopic } from '../contract/index.ts';
import { askUs, getFaq } from '../contract/index.ts';
import { sendToOperators } from './ask.ts';
import { de } from './faq/de.ts';
import { en } from './faq/en.ts';
import { es } from './faq/es.ts';
import type { Entry, FaqTexts } from './faq/faq-texts.ts';
import { nl } from './faq/nl.ts';
import { helpData } from './personal-data.ts';
import { requestHandlers } from './requests.ts';
import { helpSettings } from './settings.ts';

export { helpSettings, helpUrlsOf } from './settings.ts';

const texts: Record<Language, FaqTexts> = { de, en, nl, es };

/** The answers as pages show them. */
function topicsIn(language: Language): HelpTopic[] {
  return Object.entries(texts[language]).map(([id, { title, questions }]) => ({
    id,
    title,
    questions: Object.entries(questions as Record<string, Entry>).map(([name, entry]) => ({
      id: `${id}-${name}`,
      ...entry,
    })),
  }));
}

export const helpTables = { name: 'help', folder: new URL('./migrations', import.meta.url) } as const;

/** The help centre: short answers, and a way to write to the operators. */
export function createHelp(kit: Kit): DomainServer {
  return {
    name: 'help',
    migrations: helpTables,
    handlers: [
      ...requestHandlers(kit),
      handle(getFaq, async (_input, { caller }) => ({ topics: topicsIn(caller.language) })),
      handle(askUs, async ({ body }, call) => {
        await sendToOperators(kit, body, call);
        return { success: true as const };
      }),
    ],
  };
}

/** Help, as the application lists it. */
export const helpDomain = defineDomain({
  name: 'help',
  settings: helpSettings,
  create: createHelp,
  declares: [extend(personalData, helpData), extend(reservedPlaces, ['ayuda', 'help', 'hilfe', 'hulp'])],
});
