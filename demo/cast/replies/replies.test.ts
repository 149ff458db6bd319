import { describe, expect, it } from 'vitest';
import { languages } from '#kit/i18n/language.ts';
import { cast } from '../cast.ts';
import { answersTo, linesOf, replies } from './replies.ts';

const personas = [...new Set(cast.map(({ persona }) => persona))];

describe('replies', () => {
  it('are enough for a conversation, for every persona in every language', () => {
    for (const persona of personas) {
      for (const language of languages) {
        const given = replies(persona, language);
        expect(new Set(linesOf(given)).size, `${persona} ${language}`).toBeGreaterThanOrEqual(40);
        const { answers, ...lists } = given;
        for (const [kind, lines] of Object.entries(lists))
          expect(lines.length, `${persona} ${language} ${kind}`).toBeGreaterThan(0);
        expect(answers.length).toBeGreaterThanOrEqual(8);
        for (const { keywords } of answers) for (const word of keywords) expect(word).toBe(word.toLowerCase());
      }
    }
  });

  it('fill in nothing but the guest’s name', () => {
    for (const language of languages) {
      const text = JSON.stringify(personas.map((persona) => replies(persona, language)));
      expect(new Set(text.match(/\{\w+\}/g))).toEqual(new Set(['{name}']));
    }
  });

  it('answer what was asked, and something when nothing is recognised', () => {
    const german = replies('warm', 'de');
    expect(answersTo('Was kostet ein privater Chat?', german)[0]).toContain('Preise');
    expect(answersTo('WOHER kommst du?', german)[0]).toContain('Stadt');
    expect(answersTo('Quantenchromodynamik', german)).toEqual(german.fallbacks);
    const spanish = replies('elegant', 'es');
    expect(answersTo('¿Cuánto cuesta?', spanish)[0]).toContain('precios');
  });
});
