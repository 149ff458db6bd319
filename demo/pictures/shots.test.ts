import { describe, expect, it } from 'vitest';
import { cast } from '../cast/index.ts';
import { composePicture } from './kit/compose.ts';
import { picturesOf } from './shots.ts';

const poster = (index: number) => {
  const picture = picturesOf(cast[index]!).find(({ name }) => name === 'poster')!;
  return composePicture(picture.options, 640);
};

describe('the drawing kit', () => {
  it('draws the same picture every time', () => {
    expect(poster(0)).toBe(poster(0));
  });

  it('draws every picture of everybody without a number that is none', () => {
    for (const member of cast) {
      for (const { name, width, options } of picturesOf(member)) {
        const svg = composePicture(options, width);
        expect(svg, `${member.slug}/${name}`).not.toMatch(/NaN|undefined|Infinity/);
      }
    }
  });

  it('gives no two performers the same live card', () => {
    const drawn = cast.map((_, index) => poster(index));
    expect(new Set(drawn).size).toBe(cast.length);
    const settings = cast.map(({ people: [{ hair, hairColour, skin }], looks: [{ scene, light }] }) =>
      [hair, hairColour, skin, scene, light].join(),
    );
    expect(new Set(settings).size).toBe(cast.length);
  });
});
