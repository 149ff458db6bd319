/** Beginnings of words that tell what the site is, in four languages; whole words where they begin harmless ones. */
const beginnings = [
  ...['porn', 'erot', 'sex', 'nude', 'nud', 'nackt', 'naakt', 'desnud', 'hardcore', 'fetisch', 'fetish', 'fetiche'],
  ...['camgirl', 'camsex', 'webcam', 'livecam', 'livesex', 'striptease', 'amateur', 'orgas', 'vibrat', 'escort'],
  ...['sexy', 'geil', 'horny', 'kinky', 'cachond', 'strip', 'dildo', 'xxx', 'milf', 'voyeur'],
];
const whole = ['cam', 'cams', 'adult', 'adults', 'adultos', 'girls', 'hot', 'hei(?:ss|ß)e?', 'volwassenen'];

export const telling = new RegExp(`^(?:(?:${beginnings.join('|')}).*|(?:${whole.join('|')}))$`, 'u');
