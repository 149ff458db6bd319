import { defineSlot } from '#kit/web/slots/slots.ts';

/** A tab of the media library that another domain brings: a page of its own, and its words. Facts alone. */
export const libraryTabs = defineSlot<undefined, { readonly page: string; readonly label: string }>('library.tabs');
