import type { EyeColour, HairColour, LightName, SkinTone } from '../../cast/appearance.ts';

export const skinTones: Readonly<Record<SkinTone, string>> = {
  porcelain: '#f6d9c8',
  fair: '#f1c9ae',
  rosy: '#ecbca4',
  sand: '#e3b08c',
  honey: '#d69c70',
  olive: '#c58f66',
  caramel: '#b0744c',
  bronze: '#935c3c',
  umber: '#7a4a33',
  ebony: '#5f3a2b',
};

export const hairColours: Readonly<Record<HairColour, string>> = {
  black: '#221d26',
  espresso: '#3a2722',
  chestnut: '#5f3a28',
  auburn: '#7c3a24',
  copper: '#b4592b',
  honey: '#a8743c',
  blonde: '#d3a75f',
  platinum: '#e8d9bd',
  silver: '#c3c3cc',
  grey: '#85848c',
  rose: '#d98aa2',
  teal: '#3f8f95',
  violet: '#7a5bb0',
  burgundy: '#6b1f3a',
};

export const eyeColours: Readonly<Record<EyeColour, string>> = {
  brown: '#5a3520',
  hazel: '#7c5f2c',
  green: '#4d7a50',
  blue: '#4b7fb0',
  grey: '#748694',
  amber: '#9a6423',
};

/**
 * The light of a picture: `deep` is the darkest ground, `base` the wall, `glow` the large soft light behind,
 * `key` the warm light on the face, `rim` the coloured edge, `spark` the small lights.
 */
export type Light = {
  readonly deep: string;
  readonly base: string;
  readonly glow: string;
  readonly key: string;
  readonly rim: string;
  readonly spark: string;
};

export const lights: Readonly<Record<LightName, Light>> = {
  'violet-dusk': {
    deep: '#140d2b',
    base: '#33205f',
    glow: '#8a4fd0',
    key: '#ffdcb8',
    rim: '#c58bff',
    spark: '#ffc58a',
  },
  'amber-night': {
    deep: '#1a0f12',
    base: '#4a2620',
    glow: '#d0732f',
    key: '#ffe0b0',
    rim: '#ffb066',
    spark: '#ffd98f',
  },
  'teal-neon': { deep: '#07171f', base: '#123f4d', glow: '#1d9aa0', key: '#ffe3c8', rim: '#5ff0e0', spark: '#ff8fb8' },
  'rose-evening': {
    deep: '#210d1f',
    base: '#5a2347',
    glow: '#d65a86',
    key: '#ffe0c4',
    rim: '#ff9cc0',
    spark: '#ffd3a0',
  },
  'blue-hour': { deep: '#0a1230', base: '#1d3168', glow: '#3f74d0', key: '#ffe2c4', rim: '#8fbaff', spark: '#ffcf8a' },
  emerald: { deep: '#08180f', base: '#174632', glow: '#2f9a68', key: '#ffe8c0', rim: '#8ff0b4', spark: '#ffe08a' },
  crimson: { deep: '#1e080f', base: '#561626', glow: '#c53048', key: '#ffdcc0', rim: '#ff8080', spark: '#ffc090' },
  golden: { deep: '#1b1408', base: '#56401a', glow: '#d8a236', key: '#fff0cc', rim: '#ffe08a', spark: '#fff0b0' },
  mauve: { deep: '#171220', base: '#443550', glow: '#9a7aa8', key: '#ffe6d2', rim: '#e0bdf0', spark: '#ffdcc0' },
  ice: { deep: '#0b1820', base: '#27485c', glow: '#7fb6cc', key: '#fff0e0', rim: '#c6f0ff', spark: '#ffffff' },
  copper: { deep: '#1a100c', base: '#553022', glow: '#b8643c', key: '#ffe4c4', rim: '#7fd8e0', spark: '#ffc890' },
  indigo: { deep: '#0c0b26', base: '#262368', glow: '#5a55d8', key: '#ffe0d0', rim: '#ff9ad0', spark: '#9ad0ff' },
};

export const lipColours: Readonly<Record<string, string>> = {
  rose: '#c2566a',
  red: '#b3212f',
  berry: '#8c2448',
  plum: '#5f2140',
  coral: '#d9644f',
};
