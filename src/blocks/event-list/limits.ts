/** Events that one list shows; the programme has the rest. */
export const maxListedEvents = 24;
/** Single events that an editor picks for one list: more than are shown, as some of them will be over. */
export const maxPickedEvents = 50;
