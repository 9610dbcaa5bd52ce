/** Events that the overlay shows; the programme has them all. */
export const overviewSize = 20;
