/** Whether the page that has just come has given the focus a place of its own: in `main`, and not where it was when the visitor left. */
export function pageHasSetFocus(main: Element, focusAtDeparture: Element | null): boolean {
  const { activeElement } = document;
  return activeElement !== null && activeElement !== main && activeElement !== focusAtDeparture && main.contains(activeElement);
}
