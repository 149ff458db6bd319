/**
 * The pages that have texts for search engines, by the tags of their texts. Whoever brings such a page adds it by
 * `declare module`, and what is said of it to `seo.pages` on the server.
 */
export interface SeoPages {
  home: true;
  cams: true;
  'free-chat': true;
  'new-girls': true;
  category: true;
  profile: true;
  'profile-about': true;
  'profile-pictures': true;
  'profile-live-show': true;
}

export type SeoPage = keyof SeoPages & string;
