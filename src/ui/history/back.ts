/** The event on `window` before the router learns of a step in the history; whoever prevents its default takes the step for itself. */
export const backEvent = 'back';

/** To be called before the router is made: listeners of `popstate` are asked in the order in which they came. */
export function announceBack(): void {
  addEventListener('popstate', (step) => {
    if (!dispatchEvent(new Event(backEvent, { cancelable: true }))) step.stopImmediatePropagation();
  });
}
