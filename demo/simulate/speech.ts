import type { Language } from '#kit/contract/access.ts';
import { languages } from '#kit/contract/access.ts';

/** Nobody hears the same line of somebody twice within this time, ms. */
const remembered = 3 * 60 * 60_000;

/**
 * What somebody has said of late. They say each thing once, and rather nothing than the same again.
 * @param now epoch ms
 */
export class Said {
  readonly #at = new Map<string, number>();
  readonly #now: () => number;

  constructor(now: () => number = Date.now) {
    this.#now = now;
  }

  /** One of the lines that were not said lately, and now is; null: they have all been said. */
  choose(lines: readonly string[], random: () => number = Math.random): string | null {
    const fresh = lines.filter((line) => this.#now() - (this.#at.get(line) ?? Number.NEGATIVE_INFINITY) > remembered);
    const line = fresh[Math.floor(random() * fresh.length)];
    if (line === undefined) return null;
    this.#at.set(line, this.#now());
    return line;
  }
}

const marks: Record<Language, RegExp> = {
  de: /(?<!\p{L})(ich|du|und|nicht|wie|ist|hallo|danke|schön|bist|was|guten|magst|hast|mag|dein|deine|gerne|heute|gern|abend|woher|kommst|kannst|wo|mir|dir|geht)(?!\p{L})/giu,
  en: /(?<!\p{L})(the|you|and|are|how|hello|hi|thanks|what|is|nice|your|do|like|good|evening|where|from|today|can|i|my|me|have)(?!\p{L})/giu,
  nl: /(?<!\p{L})(ik|jij|je|en|niet|hoe|hoi|dank|mooi|wat|goedenavond|het|hou|van|hallo|vandaag|jouw|waar|kom|gaat|goed|een)(?!\p{L})/giu,
  es: /(?<!\p{L})(yo|tú|que|hola|gracias|cómo|como|eres|qué|guapa|buenas|muy|te|gusta|el|la|estás|hoy|de|dónde|tu|noches)(?!\p{L})/giu,
};

/** Guesses the language of a line by its small words; `fallback` when nothing tells. */
export function languageOfText(text: string, fallback: Language): Language {
  const scores = languages.map((language) => [language, text.match(marks[language])?.length ?? 0] as const);
  const best = Math.max(...scores.map(([, score]) => score));
  const leaders = scores.filter(([, score]) => score === best).map(([language]) => language);
  return best === 0 || leaders.includes(fallback) ? fallback : (leaders[0] ?? fallback);
}

const namelessIn: Record<Language, string> = { de: 'Gast', en: 'Guest', nl: 'Gast', es: 'Invitado' };

/** How somebody is called in a language: a guest without a name as the site calls them there. */
export const nameIn = (language: Language, name: string): string =>
  name.replace(/^Guest(\d*)$/, (_, id: string) => `${namelessIn[language]} ${id}`.trim());
