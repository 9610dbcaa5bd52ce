/** Of a file that is read in on a screen; larger ones are for the command. */
export const maxFileBytes = 5_000_000;
/** Of its content in Base64, which takes four characters for three bytes. */
export const maxEncodedCharacters = 4 * Math.ceil(maxFileBytes / 3);
/** Of the request that carries it. */
export const maxBodyBytes = maxEncodedCharacters + 10_000;
/** Dates and faults of a file that are shown; the numbers count all of them. */
export const maxShown = 200;
