import { it } from 'vitest';
import { nothingWrong } from './nothing-wrong.ts';
import { at, placeOf, sources } from './sources.ts';

/**
 * Where server code waits for something else than the database. Each begins with `assertOutsideTransaction`, so that it
 * fails inside a transaction in every test that comes by; or says here why it cannot be reached from one.
 */
const guarded = [
  'kit/storage/storage.ts',
  'kit/limits/limits.ts',
  'kit/realtime/bus.ts',
  'kit/realtime/presence.ts',
  'kit/mail/mailer.ts',
  'kit/clock/delay.ts',
  'kit/http/uploads.ts',
  'kit/live-media/feed/coder.ts',
  'kit/live-media/server/stills/still-maker.ts',
  'kit/whip/peer.ts',
  'domains/age-check/server/pin.ts',
  'domains/albums/server/seed-drawing.ts',
  'domains/jumbotrons/server/seed-drawing.ts',
  'domains/identity/server/passwords.ts',
  'domains/identity/server/passkey-ceremony.ts',
  'domains/onboarding/server/sandbox/specimen.ts',
  'domains/media/server/decode-upload.ts',
  'domains/media/server/encode-video.ts',
  'domains/media/server/deliver-picture.ts',
  'domains/media/server/private-picture.ts',
  'domains/media/server/recheck.ts',
  'domains/media/server/films/film-process.ts',
  'domains/media/server/films/frame.ts',
  'domains/media/server/films/keep-pictures.ts',
  'domains/media/server/films/looks.ts',
  'domains/media/server/films/make-film.ts',
  'domains/media/server/films/renditions.ts',
  'domains/media/server/films/source.ts',
  'domains/media/server/films/work-folder.ts',
  'domains/seo/server/og/draw.ts',
  'domains/live/server/processes/work.ts',
  'domains/videos/server/seed-film.ts',
  'kit/http/outgoing.ts',
  'kit/http/strangers.ts',
];
/** Starts, stops, builds, programs of their own, and what a timer alone calls: nobody is in a transaction there. */
const apart = /^(kit\/room|kit\/db\/embedded|kit\/i18n|kit\/web|kit\/live-media\/server|kit\/testing|apps\/server)\//;
const ownProgram = /(-cli|-child)\.ts$|\/films\/child\//;

const waits =
  /from '(?:node:fs\/promises|node:child_process|node:timers\/promises|ioredis|nodemailer|aws4fetch|sharp|@node-rs\/argon2)'|import\('@simplewebauthn|(?<![.\w])fetch\(/;

const isServer = (path: string): boolean => {
  const { layer, part } = placeOf(path);
  if (/\.test\.tsx?$|\/testing\/|\/browser\/|\/ui\//.test(path) || apart.test(path) || ownProgram.test(path))
    return false;
  return layer === 'kit' || (layer === 'domains' && part === 'server');
};

it('whatever waits for something else than the database refuses to be inside a transaction', () => {
  const found = sources
    .filter(({ path, text }) => isServer(path) && waits.test(text.replaceAll(/^import type .*$/gm, '')))
    .map(({ path, text }) => ({ path, text }));
  const open = found.filter(({ path, text }) => !guarded.includes(path) || !text.includes('assertOutsideTransaction('));
  nothingWrong(
    open.map(
      (source) =>
        `${at(source as never, 1)} waits: begin with assertOutsideTransaction(…) of #kit/db/failures/foreign-wait.ts, and name it among guarded in architecture/waits.test.ts.`,
    ),
  );
});
