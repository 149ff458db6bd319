/** How a performer is drawn. Every value is a word that the drawing kit under demo/pictures/kit knows. */
export type Appearance = {
  readonly form: 'feminine' | 'masculine';
  readonly build: 'slim' | 'medium' | 'broad';
  readonly skin: SkinTone;
  readonly face: 'oval' | 'round' | 'heart' | 'square' | 'long';
  readonly hair: HairStyle;
  readonly hairColour: HairColour;
  readonly eyes: EyeColour;
  readonly eyeShape?: 'almond' | 'round' | 'narrow';
  readonly brows?: 'soft' | 'arched' | 'straight' | 'bold';
  readonly nose?: 'soft' | 'straight' | 'wide' | 'strong';
  readonly smile?: 'closed' | 'open' | 'wide' | 'half';
  readonly lips?: 'natural' | 'rose' | 'red' | 'berry' | 'plum' | 'coral';
  readonly lashes?: boolean;
  readonly beard?: 'stubble' | 'short' | 'full' | 'moustache' | 'goatee';
  readonly glasses?: 'round' | 'square' | 'cat-eye' | 'thin';
  readonly earrings?: 'stud' | 'hoop' | 'drop';
  readonly freckles?: boolean;
  /** Laughter lines and a softer jaw for the older ones. */
  readonly mature?: boolean;
  readonly headwear?: 'headphones' | 'beanie' | 'headscarf' | 'fedora' | 'headband' | 'tiara' | 'flower';
};

export type SkinTone =
  | 'porcelain'
  | 'fair'
  | 'rosy'
  | 'sand'
  | 'honey'
  | 'olive'
  | 'caramel'
  | 'bronze'
  | 'umber'
  | 'ebony';

export type HairColour =
  | 'black'
  | 'espresso'
  | 'chestnut'
  | 'auburn'
  | 'copper'
  | 'honey'
  | 'blonde'
  | 'platinum'
  | 'silver'
  | 'grey'
  | 'rose'
  | 'teal'
  | 'violet'
  | 'burgundy';

export type EyeColour = 'brown' | 'hazel' | 'green' | 'blue' | 'grey' | 'amber';

export type HairStyle =
  | 'long-straight'
  | 'long-wavy'
  | 'long-fringe'
  | 'side-swept'
  | 'bob'
  | 'bob-fringe'
  | 'pixie'
  | 'top-bun'
  | 'chignon'
  | 'ponytail'
  | 'side-braid'
  | 'curls'
  | 'afro'
  | 'box-braids'
  | 'undercut'
  | 'crop'
  | 'side-part'
  | 'quiff'
  | 'buzz'
  | 'bald'
  | 'man-bun'
  | 'curly-top'
  | 'shoulder-men'
  | 'locs'
  | 'slick-back';

export type Outfit =
  | 'tee'
  | 'crew-knit'
  | 'v-knit'
  | 'turtleneck'
  | 'shirt'
  | 'blouse'
  | 'blazer'
  | 'leather-jacket'
  | 'denim-jacket'
  | 'hoodie'
  | 'boat-neck'
  | 'wrap-dress'
  | 'evening-dress'
  | 'track-top'
  | 'apron'
  | 'overalls'
  | 'cloak'
  | 'armour'
  | 'kimono'
  | 'tuxedo'
  | 'cardigan';

export type SceneName =
  | 'city-window'
  | 'bookshelf'
  | 'neon-arch'
  | 'ring-light'
  | 'plants'
  | 'sound-studio'
  | 'kitchen'
  | 'gym'
  | 'gaming-room'
  | 'atelier'
  | 'stage'
  | 'string-lights'
  | 'sunset'
  | 'candle-room'
  | 'starry-loft'
  | 'rain-window';

export type PropName =
  | 'microphone'
  | 'guitar'
  | 'mug'
  | 'wine'
  | 'gamepad'
  | 'brush'
  | 'book'
  | 'dumbbell'
  | 'whisk'
  | 'violin'
  | 'cat'
  | 'camera'
  | 'keyboard'
  | 'fan'
  | 'cards'
  | 'ukulele';

/** The light of a scene: names of palettes in demo/pictures/kit/palette.ts. */
export type LightName =
  | 'violet-dusk'
  | 'amber-night'
  | 'teal-neon'
  | 'rose-evening'
  | 'blue-hour'
  | 'emerald'
  | 'crimson'
  | 'golden'
  | 'mauve'
  | 'ice'
  | 'copper'
  | 'indigo';

/** One picture's clothes, place and light. The first look of a person is what the live card and the clip show. */
export type Look = {
  readonly outfit: Outfit;
  readonly colour: string;
  readonly scene: SceneName;
  readonly light: LightName;
  readonly prop?: PropName;
};
