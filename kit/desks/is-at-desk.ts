/** Whether somebody with these roles works at one of these desks: administrators at each, and everybody where none is named. */
export const isAtDesk = (at: readonly string[], roles: readonly string[]): boolean =>
  at.length === 0 || roles.includes('administrator') || at.some((desk) => roles.includes(desk));
