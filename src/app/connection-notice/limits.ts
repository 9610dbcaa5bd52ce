/** How long "online again" is shown, in milliseconds. */
export const onlineShown = 4_000;
