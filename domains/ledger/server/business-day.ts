import { beginOfDay, dayOf } from '#kit/i18n/days.ts';

/** Epoch ms at which the day of `now` began in the product's time zone (spec 1 section 9); also across clock changes. */
export const startOfDay = (now: number): number => beginOfDay(dayOf(now));
