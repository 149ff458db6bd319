import { mixesScripts, toPlainLetters } from '#kit/text/confusables.ts';
import { letterFor } from '#kit/text/look-alikes.ts';

const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/** Who speaks for the platform. Nobody has such a word in their name, wherever it stands in it. */
const offices = words(`
  admin admins administrator administrators administratorin administracion administrador administradora beheer beheerder
  beheerders betreiber betreiberin helpdesk klantenservice kundendienst kundenservice mod moderador moderadora moderadores
  moderation moderator moderatoren moderatorin moderators moderatie mods official oficial officieel offiziell operador
  operadora operator operatoren operatorin operators postmaster security soporte staff support sysadmin vesper webmaster
`);

/**
 * Words that are a name for the platform, a side of it or a technical address when they are the whole name, and a word like any
 * other beside one. Places that domains bring stand with those (`reservedPlaces` of the kit).
 */
const sides = words(`
  anonymous api docs equipo gast graphql guest host info invitado mail me null office owner realtime rest root sistema studio
  system systeem team undefined visitor you
`);

/** What people put around such a word without making a name of it. */
const fillers = words(`
  am casa com das de del der die echt echte el eu hier house haus huis iam ich im io ist la las le live los mein mi mijn mr mrs ms my
  net nl nr number of online org our real the true uk un unser us van von xo xx xxx your
`);

/** How people without a name are called. */
const numbered = /^(guest|gast|invitado|visitor)[\s._-]*\d+$/;

/** Whether letters fall apart into known words alone, one of them the platform's: `realadmin`, `vesperteam`. */
function isMadeOf(letters: string, places: readonly string[]): boolean {
  const all = [...offices, ...places, ...fillers];
  // From each position: whether the rest falls apart, without and with a word of the platform.
  const ends: { whole: boolean; reserved: boolean }[] = [];
  for (let at = letters.length; at >= 0; at -= 1) {
    const here = { whole: at === letters.length, reserved: false };
    for (const word of all) {
      if (!letters.startsWith(word, at)) continue;
      const rest = ends[at + word.length];
      if (!rest?.whole) continue;
      here.whole = true;
      if (rest.reserved || (word.length > 3 && !fillers.has(word))) here.reserved = true;
    }
    ends[at] = here;
  }
  return ends[0]?.reserved ?? false;
}

/** Ways one may read a name: as written, with digits for letters, with strokes (`l`, `1`, `I`) and `rn` as what they pass for. */
function readings(name: string): string[] {
  const plain = toPlainLetters(name);
  const spelled = plain.replace(/[013457@$]/g, letterFor);
  const strokes = plain
    .replace(/[1l|!]/g, 'i')
    .replace(/0/g, 'o')
    .replace(/rn/g, 'm')
    .replace(/vv/g, 'w');
  return [plain, spelled, strokes];
}

const strokesOf = (word: string): string => word.replace(/l/g, 'i');
const officesInStrokes = new Set([...offices].map(strokesOf));

/**
 * Whether a public name would pass for the platform, its people or its addresses, also in disguise: with letters of other
 * scripts (`аdmin`), digits (`V3sper`, `Moderator1`), separators (`_a.d.m.i.n_`), small capitals (`ᴀᴅᴍɪɴ`), or words around it
 * (`The Real Admin`, `AdminLena`).
 *
 * The rule: an office (`admin`, `support`, the platform's name) in any word of the name refuses it; a place (`chat`, `team`) only
 * as the whole name; both also run together with fillers. `Adminda`, `Officer Kim` and `Lena Chat` are somebody. A name that
 * mixes scripts as no language does is refused too: there is no honest reason for it.
 * @param broughtPlaces the places that domains bring (`reservedPlacesOf`)
 */
export function isReservedName(name: string, broughtPlaces: readonly string[]): boolean {
  const places = [...sides, ...broughtPlaces];
  return (
    mixesScripts(name) || passesForPlatform(name, places) || passesForPlatform(name.replace(innerCapital, ' '), places)
  );
}

/** Where a capital begins a word within one: `AdminLena`. */
const innerCapital = /(?<=\p{Ll})(?=\p{Lu})/gu;

function passesForPlatform(name: string, places: readonly string[]): boolean {
  return readings(name).some((reading, index) => {
    const inStrokes = index === 2;
    const known = inStrokes ? officesInStrokes : offices;
    const letters = reading.replace(/[^\p{L}]/gu, '');
    const parts = reading.split(/[^\p{L}]+/u).filter((part) => part !== '');
    if (numbered.test(reading) || known.has(letters) || parts.some((part) => known.has(part))) return true;
    return !inStrokes && (places.includes(letters) || isMadeOf(letters, places));
  });
}
