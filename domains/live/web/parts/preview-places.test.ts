import { expect, it } from 'vitest';
import { mostPreviews, PreviewPlaces } from './preview-places.ts';

it('at most six previews move; the oldest gives way, and a place that was given back is free', () => {
  const places = new PreviewPlaces();
  const stopped: number[] = [];
  const back = Array.from({ length: mostPreviews }, (_, at) => places.take(() => stopped.push(at)));
  expect(stopped).toEqual([]);
  places.take(() => stopped.push(6));
  expect(stopped).toEqual([0]);
  back[1]?.();
  places.take(() => stopped.push(7));
  expect(stopped).toEqual([0]);
  places.take(() => stopped.push(8));
  expect(stopped).toEqual([0, 2]);
});
