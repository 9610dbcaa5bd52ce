/** The longest wait that a browser's timer can hold, in milliseconds: 2³¹ − 1, some 24 days. */
export const maxWait = 2_147_483_647;
