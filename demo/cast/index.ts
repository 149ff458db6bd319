export { type DemoGuest, demoOperator, demoPerformer, demoStudio, guests } from './accounts.ts';
export type { Appearance, Look } from './appearance.ts';
export { cast } from './cast.ts';
export type { CastMember, Persona, Prices, Shift } from './cast-member.ts';
export { type Category, type CategorySlug, categories } from './categories.ts';
export { clipFile, gallerySize, type PictureFiles, pictureFiles, siteArtwork } from './files.ts';
export { type Offered, offered, withGifts } from './giving.ts';
export { type Mood, moodOf } from './moods.ts';
export { type Answer, answersTo, type Replies, replies } from './replies/replies.ts';
