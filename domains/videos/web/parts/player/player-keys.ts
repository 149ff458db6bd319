/** What a key asks of the player; `by` in seconds, parts or steps. */
export type PlayerCommand =
  | { readonly do: 'play' | 'mute' | 'fullscreen' | 'theatre' | 'pictureInPicture' | 'captions' | 'help' }
  | { readonly do: 'seek' | 'volume' | 'speed'; readonly by: number }
  /** To a part of the film, 0 to 1. */
  | { readonly do: 'jump'; readonly to: number };

/** The parts of a key press that decide. */
export interface KeyPress {
  readonly key: string;
  readonly altKey?: boolean;
  readonly ctrlKey?: boolean;
  readonly metaKey?: boolean;
  /** Where the key went: its tag name in capitals, its role, whether it is edited. */
  readonly target?: { readonly tagName?: string; readonly role?: string | null; readonly isEdited?: boolean };
}

const commands: Readonly<Record<string, PlayerCommand>> = {
  ' ': { do: 'play' },
  k: { do: 'play' },
  j: { do: 'seek', by: -10 },
  l: { do: 'seek', by: 10 },
  arrowleft: { do: 'seek', by: -5 },
  arrowright: { do: 'seek', by: 5 },
  arrowup: { do: 'volume', by: 0.05 },
  arrowdown: { do: 'volume', by: -0.05 },
  m: { do: 'mute' },
  f: { do: 'fullscreen' },
  t: { do: 'theatre' },
  p: { do: 'pictureInPicture' },
  i: { do: 'pictureInPicture' },
  c: { do: 'captions' },
  '<': { do: 'speed', by: -1 },
  '>': { do: 'speed', by: 1 },
  home: { do: 'jump', to: 0 },
  end: { do: 'jump', to: 1 },
  '?': { do: 'help' },
};

/** Roles whose own keys these are. */
const ownKeys = ['tab', 'menuitem', 'menuitemradio', 'option', 'log', 'radio', 'listbox', 'dialog'];
/** Keys that a slider moves by, where it has the focus. */
const ofSliders = ['arrowleft', 'arrowright', 'arrowup', 'arrowdown', 'home', 'end'];
/** Keys that move the page or what has the focus: the player takes them only where it has the focus itself. */
const movesPage = ['arrowup', 'arrowdown', 'home', 'end'];

/**
 * What a key press asks of the player, as people know it from the big video sites; null where the key belongs to a field, a button or
 * the browser.
 * @param isInside the focus is within the player
 */
export function playerCommand(press: KeyPress, isInside: boolean): PlayerCommand | null {
  if (press.altKey || press.ctrlKey || press.metaKey) return null;
  const { tagName = '', role = null, isEdited = false } = press.target ?? {};
  if (isEdited || ['INPUT', 'TEXTAREA', 'SELECT'].includes(tagName)) return null;
  if (role && ownKeys.includes(role)) return null;
  const key = press.key.toLowerCase();
  if (key === ' ' && ['BUTTON', 'A', 'SUMMARY'].includes(tagName)) return null;
  if (role === 'slider' && ofSliders.includes(key)) return null;
  if (movesPage.includes(key) && !isInside) return null;
  if (/^\d$/.test(key)) return { do: 'jump', to: Number(key) / 10 };
  return Object.hasOwn(commands, key) ? (commands[key] ?? null) : null;
}

/** Speeds that are offered, and reached by one step each. */
export const speeds = [0.5, 0.75, 1, 1.25, 1.5, 1.75, 2] as const;

/** The next speed up or down; the last one stays. */
export function nextSpeed(speed: number, by: number): number {
  const at = speeds.findIndex((one) => one >= speed);
  const from = at === -1 ? speeds.length - 1 : at;
  return speeds[Math.min(speeds.length - 1, Math.max(0, from + by))] ?? 1;
}
