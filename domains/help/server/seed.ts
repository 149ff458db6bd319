import type { Identity } from '#domains/identity/server/index.ts';
import type { Kit } from '#kit/server/kit.ts';
import type { AnswerTexts } from '../contract/index.ts';
import { entries, requests, savedAnswers } from './tables.ts';

const hour = 3_600_000;

const answers: readonly { readonly name: string; readonly texts: AnswerTexts }[] = [
  {
    name: 'Coins are on their way',
    texts: {
      en: 'Hello {name},\n\nyour payment is with us; the coins are in your account within the hour. If they are not, write to us again with #{number}.\n\nYour Vesper team',
      de: 'Hallo {name},\n\ndeine Zahlung ist bei uns; die Coins sind innerhalb einer Stunde auf deinem Konto. Falls nicht, schreib uns noch einmal mit #{number}.\n\nDein Vesper-Team',
      nl: 'Hallo {name},\n\nje betaling is bij ons; de coins staan binnen een uur op je account. Zo niet, schrijf ons dan nog eens met #{number}.\n\nJe Vesper-team',
      es: 'Hola {name}:\n\nTu pago ya está aquí; los coins estarán en tu cuenta en una hora. Si no es así, escríbenos otra vez con #{number}.\n\nTu equipo de Vesper',
    },
  },
  {
    name: 'Which browser?',
    texts: {
      en: 'Hello {name},\n\nwhich browser and which device do you use, and what do you see instead of the picture? Then we can look into it.\n\nYour Vesper team',
      de: 'Hallo {name},\n\nwelchen Browser und welches Gerät benutzt du, und was siehst du anstelle des Bildes? Dann sehen wir nach.\n\nDein Vesper-Team',
      nl: 'Hallo {name},\n\nwelke browser en welk apparaat gebruik je, en wat zie je in plaats van het beeld? Dan kijken we ernaar.\n\nJe Vesper-team',
      es: 'Hola {name}:\n\n¿Qué navegador y qué dispositivo usas, y qué ves en lugar de la imagen? Así podremos mirarlo.\n\nTu equipo de Vesper',
    },
  },
];

/** What the demo world shows at the help desk: requests of every state, from guests and from people without an account. */
export async function seedHelp({ db, clock }: Kit, identity: Pick<Identity, 'accountsWithEmail'>): Promise<void> {
  const now = clock.now();
  const ago = (hours: number): Date => new Date(now - hours * hour);
  const [guestId = null] = await identity.accountsWithEmail(db, 'guest@vesper.example');
  await db.transaction(async ({ orm }) => {
    const [done] = await orm.select({ id: requests.id }).from(requests).limit(1);
    if (done) return;
    await orm.insert(savedAnswers).values(answers.map((each) => ({ ...each, updatedAt: ago(90) })));
    const [, former] = await orm
      .insert(requests)
      .values([
        {
          ...{ accountId: guestId, name: 'Jonas', email: 'guest@vesper.example', topic: 'coins', language: 'de' },
          message: 'Ich habe gestern Abend 20 Euro aufgeladen, die Coins sehe ich noch nicht. Könnt ihr nachsehen?',
          createdAt: ago(3),
        },
        {
          ...{ accountId: guestId, name: 'Jonas', email: 'guest@vesper.example', topic: 'account', language: 'de' },
          message: 'Wie ändere ich den Namen, den andere im Chat von mir sehen?',
          createdAt: ago(80),
          state: 'done',
        },
        {
          ...{ name: 'Claire', email: 'claire@example.com', topic: 'technical', language: 'en' },
          message: 'On my tablet the picture stays black while I hear the sound. It works on my laptop.',
          createdAt: ago(7),
        },
        {
          ...{ name: '', email: 'marisol@example.com', topic: 'other', language: 'es' },
          message: '¿Se puede usar el sitio sin decir mi nombre verdadero?',
          createdAt: ago(1),
        },
      ])
      .returning({ id: requests.id });
    if (former === undefined) return;
    await orm.insert(entries).values({
      ...{ requestId: former.id, kind: 'answer', state: 'done', at: ago(78) },
      text: 'Hallo Jonas,\n\nin deinem Konto unter „Profil“. Der neue Name gilt sofort.\n\nDein Vesper-Team',
    });
  });
}
