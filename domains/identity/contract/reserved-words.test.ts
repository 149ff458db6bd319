import { expect, test } from 'vitest';
import { isReservedName } from './reserved-words.ts';

/** Places that domains bring; which there are here is looked at in apps/server/reserved-places.test.ts. */
const places = ['help', 'chat', 'hangar'];
const isReserved = (name: string): boolean => isReservedName(name, places);

/** Two hundred people of the four languages, and names people really choose. */
const somebody = `
Anna|Lena|Lea|Mia|Emma|Sophie|Marie|Laura|Julia|Lisa|Jürgen|Jörg|Günther|Käthe|Bärbel|Änne|Ösi|Ümit|Übü|Müller|Schröder|Groß|
Weiß|Jäger|Böhm|Hänsel|Gretel|Heinz|Dietmar|Uwe|Torsten|Bernd|Adelheid|Model|Modelina|Modesta|Modest|Moderna|Administra|Adminda|Admira|Adam|
Ahmad|Ahmed|Amin|Armin|Yasmin|Jasmin|Benjamin|Damian|Adina|Admiral Nelson|Hosta|Hostess Mia|Horst|Staffan|Stefan|Stef|Staf|Gustaaf|Steffi|
Officer Kim|Offi|Otto|Oper|Opera Fan|Ophelia|Operetta|Vesna|Vespa|Vespera|Vespertine|Jesper|Casper|Kasper|Prosper|Esper|Hesper|Vester|
Silvester|Wesley|Supporta|Suppe|Superman|Teamo|Tamara|Theodor|Infanta|Inga|Inés|Help Me Rhonda|Helpman|Helga|Legolas|Mali|Malin|Mailin|
Maik|Milena|Rooty|Robert|Roberta|Ruth|Rest Easy|Resi|Chatty Cat|Chantal|Lena Chat|Chat Noir|Studio Lena|Team Rocket|Dog Owner|Guest of Honour|
Lady Guest|Sister Host|Bert 77|Kai_1990|max.mustermann|Jan-Peter|Anne-Marie|O'Neil|D'Angelo|van der Berg|de Vries|ten Hag|van Gogh|
Ĳsbrand|IJsbrand|Joost|Jeroen|Sjoerd|Femke|Fleur|Saskia|Maaike|Thijs|Daniël|Joëlle|Zoë|Chloë|Noémi|René|Renée|André|Loïs|Anaïs|Hélène|
José|Jesús|Ángel|Íñigo|Óscar|Úrsula|Núñez|Muñoz|Peña|Ibáñez|Gutiérrez|Begoña|Iker|Lucía|Sofía|Martín|Raúl|María José|Ana Belén|
Rocío|Concepción|Guadalupe|Dolores|Mercedes|Pilar|Paloma|Consuelo|Inmaculada|Xavi|Xóchitl|Łukasz|Paweł|Čeněk|Šárka|Žofie|Ørsted|
Søren|Åse|Pål|Þóra|Æthel|Dvořák|Erdoğan|İpek|Çiğdem|Şule|Tuğba|Νίκος|Ελένη|Олена|Дмитро|Наталія|محمد|יעל|山田はな|김지우|Kim Lee|
Lil Wayne|Ill Will|Billy|Billie|Bill|Lilli|Iris|Ilse|Illya|Alia|Aila|Corn|Bernice|Arno|Ernie|Mermaid|Lord 5000|Agent 007|4ever Young|
SternenFee|AnnaLena|LenaMarie|McAdam|DeModa|StaffanB|Məryəm|Əli|B4by|Nr. Eins|Mr. Big|Mrs Robinson|Ms. Piggy|Xena|Xoxo|Sexy Hexy|Nachtigall|Sternchen 12|Wolf_im_Schafspelz|Moody|Modjo|Commodore|Comodo`
  .split('|')
  .map((name) => name.trim())
  .filter((name) => name !== '');

/** Ways to dress up a word of the platform. */
const disguises: readonly ((word: string) => string)[] = [
  (word) => word,
  (word) => word.toUpperCase(),
  (word) => `${word}1`,
  (word) => `_${[...word].join('.')}_`,
  (word) => `The ${word}`,
  (word) => `${word} Lena`,
  (word) => `xX${word}Xx`,
  (word) => word.replace(/a/g, 'а').replace(/e/g, 'е').replace(/o/g, 'о'),
  (word) => word.replace(/o/g, '0').replace(/i/g, '1').replace(/e/g, '3'),
  (word) => word.replace(/i/g, 'l').replace(/o/g, 'ö'),
];
const dressed = [
  'admin',
  'administrator',
  'moderator',
  'support',
  'vesper',
  'operator',
  'official',
  'security',
  'webmaster',
  'staff',
]
  .concat(['soporte', 'beheerder', 'betreiber', 'kundendienst', 'moderador', 'helpdesk', 'offiziell', 'oficial'])
  .flatMap((word) => disguises.map((disguise) => disguise(word)));

const others = `
Vesper Team|VesperTeam|vesper_support|Vesper.de|the-real-vesper|realadmin|AdminTeam|iamadmin|I am Admin|Your Admin|sup-port|0ffice|
Modérator|Guest100042|gast 7|Invitado_12|visitor-9|аdmin|Vеsper|Moderator1|admin007|V3sper|Adrnin|ADMlN|0fficiaI|Help|info|mail|me|root|null|team|
chat|studio|Info24|Chat_1|Team Support|Lena (Mod)|Mod Lena|Ｖｅｓｐｅｒ|𝐀𝐝𝐦𝐢𝐧|ad​min|Αdmin|ѕupport|VVebmaster|Owner|The Owner|Der Betreiber|Das Team|
El Equipo|La Casa Oficial|ᴀᴅᴍɪɴ|ᴠᴇꜱᴘᴇʀ|Sᴜᴘᴘᴏʀᴛ|ᴍᴏᴅᴇʀᴀᴛᴏʀ|ʌdmin|Ⱥdmin|AdminLena|LenaAdmin|ModeratorAnna|Moderatorin|Moderadora|Mods|
Betreiberin|Administratorin|Beheerders|Operadora`
  .split('|')
  .map((name) => name.trim());

test('two hundred people keep their names', () => {
  expect(somebody.length).toBeGreaterThanOrEqual(200);
  expect(somebody.filter(isReserved)).toEqual([]);
});

test('two hundred names that would pass for the platform are refused', () => {
  const refused = new Set([...dressed, ...others]);
  expect(refused.size).toBeGreaterThanOrEqual(200);
  expect([...refused].filter((name) => !isReserved(name))).toEqual([]);
});

test('a place that a domain brings is nobody’s name, also run together or in disguise, and a word like any other beside one', () => {
  const names = ['Hangar', 'h4ngar', 'The Hangar', 'MyHangar'];
  expect(names.filter((name) => !isReserved(name))).toEqual([]);
  expect(['Hangar Queen', 'Lena Hangar'].filter(isReserved)).toEqual([]);
  expect(names.filter((name) => isReservedName(name, []))).toEqual([]);
});
