/** Closes whatever menu is open: for what opens without being asked for in one, so that it is not covered. */
export function closeMenus(): void {
  for (const menu of document.querySelectorAll<HTMLElement>('[popover]:popover-open')) menu.hidePopover();
}
