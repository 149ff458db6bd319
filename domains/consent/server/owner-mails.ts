import { publicOrigin } from '#kit/config/public-url.ts';
import type { Tx } from '#kit/db/db.ts';
import { defineMail, mailOf } from '#kit/mail/mail-kinds.ts';
import { ownerToTell } from '../contract/index.ts';
import type { Context } from './deps.ts';
import { calledIn } from './kind-words.ts';
import { footer } from './mails.ts';
import { namesOf } from './names.ts';
import type { things } from './tables.ts';

/** To whoever a work belongs to that the office took down. */
export const takenDownMail = defineMail({
  name: 'consent.takenDown',
  occasion: {
    en: 'To whoever a work belongs to that an operator took down: why, and what to do.',
    de: 'An die Person, deren Werk entfernt wurde: warum, und was zu tun ist.',
    nl: 'Aan degene van wie een werk is weggehaald: waarom, en wat te doen.',
    es: 'A quien pertenece una obra retirada: por qué y qué hacer.',
  },
  words: {
    en: {
      subject: 'We have taken down a work of yours',
      paragraphs: [
        'It is “{title}”. From now on it is shown to nobody, and whoever bought it gets their coins back.',
        'The reason: {reason}',
        'If you think that is wrong, answer this mail and say why; somebody else looks at it then. Else there is nothing to do. Do not upload it again.',
      ],
      action: 'Look at it',
    },
    de: {
      subject: 'Wir haben ein Werk von dir entfernt',
      paragraphs: [
        'Es geht um „{title}“. Ab jetzt sieht es niemand mehr, und wer es gekauft hat, bekommt die Coins zurück.',
        'Der Grund: {reason}',
        'Wenn du das für falsch hältst, antworte auf diese Mail und schreib, warum; dann sieht es sich jemand anderes an. Sonst ist nichts zu tun. Lade es nicht noch einmal hoch.',
      ],
      action: 'Ansehen',
    },
    nl: {
      subject: 'We hebben een werk van je weggehaald',
      paragraphs: [
        'Het gaat om “{title}”. Vanaf nu ziet niemand het meer, en wie het kocht krijgt de coins terug.',
        'De reden: {reason}',
        'Vind je dat niet terecht, beantwoord dan deze mail en schrijf waarom; dan kijkt iemand anders ernaar. Anders hoef je niets te doen. Upload het niet opnieuw.',
      ],
      action: 'Bekijken',
    },
    es: {
      subject: 'Hemos retirado una obra tuya',
      paragraphs: [
        'Se trata de «{title}». Desde ahora no la ve nadie, y a quien la compró se le devuelven sus coins.',
        'El motivo: {reason}',
        'Si crees que no es correcto, responde a este correo y di por qué; otra persona lo revisará. Si no, no tienes que hacer nada. No la subas otra vez.',
      ],
      action: 'Ver',
    },
  },
});

/** To whoever a work belongs to in which somebody does not agree to be shown. */
export const saidNoMail = defineMail({
  name: 'consent.saidNo',
  occasion: {
    en: 'To whoever a work belongs to in which somebody refused or withdrew: what that means, and what to do.',
    de: 'An die Person, in deren Werk jemand nicht zugestimmt oder widerrufen hat: was das heißt, und was zu tun ist.',
    nl: 'Aan degene in wiens werk iemand weigerde of introk: wat dat betekent, en wat te doen.',
    es: 'A quien pertenece una obra en la que alguien se negó o lo retiró: qué significa y qué hacer.',
  },
  words: {
    en: {
      subject: '{name} does not agree to a work of yours',
      paragraphs: [
        'It is “{title}”. From now on it is shown to nobody, and whoever bought it gets their coins back.',
        'That is {name}’s right at any time. If it was a mistake, {name} can agree again under “Where I appear”, and it is shown again. Else make a version without {name} and upload that.',
      ],
      action: 'Who is in it',
    },
    de: {
      subject: '{name} stimmt einem Werk von dir nicht zu',
      paragraphs: [
        'Es geht um „{title}“. Ab jetzt sieht es niemand mehr, und wer es gekauft hat, bekommt die Coins zurück.',
        'Dieses Recht hat {name} jederzeit. War es ein Versehen, kann {name} unter „Wo ich zu sehen bin“ wieder zustimmen; dann wird es wieder gezeigt. Sonst mach eine Fassung ohne {name} und lade diese hoch.',
      ],
      action: 'Wer darin zu sehen ist',
    },
    nl: {
      subject: '{name} stemt niet in met een werk van jou',
      paragraphs: [
        'Het gaat om “{title}”. Vanaf nu ziet niemand het meer, en wie het kocht krijgt de coins terug.',
        'Dat recht heeft {name} altijd. Was het een vergissing, dan kan {name} bij “Waar ik te zien ben” weer instemmen en wordt het weer getoond. Maak anders een versie zonder {name} en upload die.',
      ],
      action: 'Wie erin te zien is',
    },
    es: {
      subject: '{name} no acepta una obra tuya',
      paragraphs: [
        'Se trata de «{title}». Desde ahora no la ve nadie, y a quien la compró se le devuelven sus coins.',
        '{name} tiene ese derecho en todo momento. Si fue un error, puede volver a aceptar en «Dónde aparezco» y se muestra otra vez. Si no, haz una versión sin {name} y súbela.',
      ],
      action: 'Quién sale',
    },
  },
});

/** Why nobody sees a work any more. */
export type Ended =
  | { readonly why: 'takenDown'; readonly reason: string }
  | { readonly why: 'saidNo'; readonly personId: number };

/** Tells the owner of a work by mail, and whoever shows bells; nobody of what they did themselves. */
export async function tellOwner(
  { kit, identity }: Context,
  tx: Tx,
  { ownerId, kind, id, title }: typeof things.$inferSelect,
  ended: Ended,
): Promise<void> {
  if (ended.why === 'saidNo' && ended.personId === ownerId) return;
  const name = ended.why === 'saidNo' ? ((await namesOf(tx, [ended.personId])).get(ended.personId) ?? '…') : '';
  const account = await identity.account(tx, ownerId);
  const language = account?.language ?? 'en';
  const called = calledIn(language, { title, kind });
  const path = `/studio/appearances/${kind}/${id}/`;
  await tx.emit(ownerToTell, { ownerId, why: ended.why, title: called, name, path, at: kit.clock.now() });
  if (!account?.emailVerified) return;
  const url = `${publicOrigin(kit.config)}/${language}${path}`;
  const details = { to: account.email, language, url, footer: footer[language] };
  const mail =
    ended.why === 'takenDown'
      ? mailOf(takenDownMail, details, { title: called, reason: ended.reason })
      : mailOf(saidNoMail, details, { title: called, name });
  await kit.mail.send(mail, tx);
}
