/** `new`: to be mended. `mended`: a redirect or a page answers there now. `scanners`: what programs try that look for holes. */
export const pathStates = ['new', 'ignored', 'mended', 'scanners'] as const;
export type PathState = (typeof pathStates)[number];
