import { describe, expect, it } from 'vitest';
import { bare, controlOf, ruleWords, sampleOf, typeWords, writtenValue } from './json-schema.ts';

const id = { type: 'integer', exclusiveMinimum: 0, maximum: Number.MAX_SAFE_INTEGER };
const price = { anyOf: [{ type: 'integer', minimum: 50, multipleOf: 10 }, { type: 'null' }] };
const state = { type: 'string', enum: ['sent', 'failed'] };

describe('a schema in words', () => {
  it('says what it takes', () => {
    expect(typeWords(price)).toBe('integer | null');
    expect(typeWords({ type: 'array', items: state })).toBe('array of "sent" | "failed"');
    expect(typeWords({ type: 'object', additionalProperties: { type: 'string' } })).toBe('object of string');
    expect(typeWords({})).toBe('anything');
  });
  it('says its limits, and not that an integer is one', () => {
    expect(ruleWords(id)).toEqual(['more than 0']);
    expect(ruleWords(price)).toEqual(['at least 50', 'in steps of 10']);
  });
});

describe('a form made from a schema', () => {
  it('asks in the way that fits', () => {
    expect([id, price, state, { type: 'boolean' }, { type: 'object' }, {}].map(controlOf)).toEqual([
      'number',
      'number',
      'choice',
      'choice',
      'json',
      'json',
    ]);
  });
  it('starts from a value that fits', () => {
    const shape = {
      type: 'object',
      properties: { id, state, price, note: { type: 'string' } },
      required: ['id', 'price'],
    };
    expect(sampleOf(shape)).toEqual({ id: 1, price: null });
    expect(sampleOf({ type: 'array', minItems: 1, items: state })).toEqual(['sent']);
  });
  it('reads what was written, and leaves out what was not', () => {
    expect(writtenValue(price, '70')).toBe(70);
    expect(writtenValue(price, 'null')).toBe(null);
    expect(writtenValue(price, '')).toBe(undefined);
    expect(writtenValue({ type: 'boolean' }, 'false')).toBe(false);
    expect(writtenValue({ type: 'string' }, '007')).toBe('007');
    expect(writtenValue({ type: 'object' }, '{"a":1}')).toEqual({ a: 1 });
    expect(() => writtenValue({ type: 'object' }, '{oops')).toThrow(SyntaxError);
    expect(bare(price).nullable).toBe(true);
  });
});
