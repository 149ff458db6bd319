import { describe, expect, it } from 'vitest';
import { stageCommand } from './stage-keys.ts';

describe('keys on the stage', () => {
  it.each([
    [' ', 'toggle-play'],
    ['k', 'toggle-play'],
    ['M', 'toggle-mute'],
    ['f', 'toggle-fullscreen'],
    ['ArrowUp', 'volume-up'],
    ['ArrowLeft', 'back'],
    ['?', 'help'],
  ])('takes %j as %s', (key, command) => {
    expect(stageCommand({ key })).toBe(command);
  });

  it('leaves other keys alone', () => {
    expect(stageCommand({ key: 'x' })).toBeNull();
    expect(stageCommand({ key: 'Tab' })).toBeNull();
  });

  it('leaves the browser its shortcuts', () => {
    expect(stageCommand({ key: 'f', ctrlKey: true })).toBeNull();
    expect(stageCommand({ key: 'ArrowLeft', altKey: true })).toBeNull();
    expect(stageCommand({ key: 'm', metaKey: true })).toBeNull();
  });

  it('lets people write', () => {
    for (const tagName of ['INPUT', 'TEXTAREA', 'SELECT']) {
      expect(stageCommand({ key: 'm', target: { tagName } })).toBeNull();
    }
    expect(stageCommand({ key: 'm', target: { tagName: 'DIV', editable: true } })).toBeNull();
  });

  it('lets a slider have its arrows and a button its space', () => {
    expect(stageCommand({ key: 'ArrowUp', target: { tagName: 'SPAN', role: 'slider' } })).toBeNull();
    expect(stageCommand({ key: ' ', target: { tagName: 'BUTTON' } })).toBeNull();
    expect(stageCommand({ key: 'm', target: { tagName: 'BUTTON' } })).toBe('toggle-mute');
  });
});
