/** Pages on which somebody has something in hand: a form, a text to agree to, a payment, a running chat. Nothing is asked there. */
export const isBusyPage = (page: string | undefined): boolean =>
  page === undefined || /^(identity|legal|payments)\.|^live\.room$/.test(page);
