/** As the `ref` of what comes in the place of the button that was pressed: the keyboard goes on from there, and not from the top of the page. */
export const takeFocus = (element: HTMLElement | null) => element?.focus({ preventScroll: true });
