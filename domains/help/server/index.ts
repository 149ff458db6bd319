import { guestDomain } from '#domains/guest/server/index.ts';
import { identityDomain } from '#domains/identity/server/index.ts';
import type { Language } from '#kit/contract/access.ts';
import { defineDomain } from '#kit/domain/domain.ts';
import { extend } from '#kit/domain/extensions.ts';
import { overviewFigures } from '#kit/domain/overview.ts';
import { reservedPlaces } from '#kit/domain/reserved-places.ts';
import { mailKinds } from '#kit/mail/mail-kinds.ts';
import { personalData } from '#kit/personal-data/personal-data.ts';
import { handle } from '#kit/server/handler.ts';
import type { DomainServer, Kit } from '#kit/server/kit.ts';
import type { HelpTopic } from '../contract/index.ts';
import { askUs, getFaq } from '../contract/index.ts';
import { sendToOperators } from './ask.ts';
import type { Context } from './deps.ts';
import { deskHandlers } from './desk.ts';
import { de } from './faq/de.ts';
import { en } from './faq/en.ts';
import { es } from './faq/es.ts';
import type { Entry, FaqTexts } from './faq/faq-texts.ts';
import { nl } from './faq/nl.ts';
import { answerMail } from './mails.ts';
import { helpData } from './personal-data.ts';
import { openRequests, requestHandlers } from './requests.ts';
import { savedAnswerHandlers } from './saved-answers.ts';
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

/** The help centre: short answers, a way to write to the operators, and the desk at which they answer. */
export function createHelp(kit: Kit, deps: Omit<Context, 'kit'>): DomainServer {
  const ctx: Context = { kit, ...deps };
  return {
    name: 'help',
    migrations: helpTables,
    handlers: [
      ...requestHandlers(ctx),
      ...deskHandlers(ctx),
      ...savedAnswerHandlers(ctx),
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
  uses: { guest: guestDomain, identity: identityDomain },
  settings: helpSettings,
  create: createHelp,
  declares: [
    extend(personalData, helpData),
    extend(reservedPlaces, ['ayuda', 'help', 'hilfe', 'hulp']),
    extend(mailKinds, answerMail),
  ],
  contributes: (_, kit) => [
    extend(overviewFigures, {
      label: 'help.office.overview.open',
      desks: ['support'],
      order: 13,
      page: 'help.officeRequests',
      read: (executor) => openRequests(executor, kit.clock.now()),
    }),
  ],
  seed: async (_, kit, { identity }) => (await import('./seed.ts')).seedHelp(kit, identity),
});
