/** Events that one list shows; the programme has the rest. */
export const maxListedEvents = 24;
