/**
 * The domain that `npm run check -- DOMAIN` is about, by its folder's name; undefined where the rules go over all domains. Rules
 * that take long ask for it, and then look at what is this domain's alone.
 */
export const checkedDomain: string | undefined = process.env.CHECK_DOMAIN || undefined;

/** Whether a rule looks at what belongs to this domain; what belongs to none (undefined) is looked at when all are. */
export const isChecked = (domain: string | undefined): boolean =>
  checkedDomain === undefined || domain === checkedDomain;
