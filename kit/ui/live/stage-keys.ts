/** What a key asks of a video. */
export type StageCommand =
  | 'toggle-play'
  | 'toggle-mute'
  | 'toggle-fullscreen'
  | 'picture-in-picture'
  | 'toggle-theatre'
  | 'toggle-chat'
  | 'volume-up'
  | 'volume-down'
  | 'back'
  | 'forward'
  | 'help';

/** The keys people know from the big video sites, as shown in the help. */
export const stageKeys: Record<StageCommand, readonly string[]> = {
  'toggle-play': ['Space', 'K'],
  'toggle-mute': ['M'],
  'toggle-fullscreen': ['F'],
  'picture-in-picture': ['I'],
  'toggle-theatre': ['T'],
  'toggle-chat': ['C'],
  'volume-up': ['↑'],
  'volume-down': ['↓'],
  back: ['←', 'J'],
  forward: ['→', 'L'],
  help: ['?'],
};

const commands: Record<string, StageCommand> = {
  ' ': 'toggle-play',
  k: 'toggle-play',
  m: 'toggle-mute',
  f: 'toggle-fullscreen',
  i: 'picture-in-picture',
  t: 'toggle-theatre',
  c: 'toggle-chat',
  arrowup: 'volume-up',
  arrowdown: 'volume-down',
  arrowleft: 'back',
  j: 'back',
  arrowright: 'forward',
  l: 'forward',
  '?': 'help',
};

/** The parts of a key press that decide. */
export type KeyPress = {
  key: string;
  altKey?: boolean;
  ctrlKey?: boolean;
  metaKey?: boolean;
  /** Where the key went: its tag name in capitals, its role, whether it is edited. */
  target?: { tagName?: string; role?: string | null; editable?: boolean };
};

/** The command of a key press, or null when the key belongs to a field, a menu, a button or the browser. */
export function stageCommand(press: KeyPress): StageCommand | null {
  if (press.altKey || press.ctrlKey || press.metaKey) return null;
  const { tagName = '', role = null, editable = false } = press.target ?? {};
  if (editable || ['INPUT', 'TEXTAREA', 'SELECT'].includes(tagName)) return null;
  if (role && ['slider', 'tab', 'menuitem', 'option', 'log', 'radio'].includes(role)) return null;
  if (press.key === ' ' && ['BUTTON', 'A', 'SUMMARY'].includes(tagName)) return null;
  return commands[press.key.toLowerCase()] ?? null;
}
