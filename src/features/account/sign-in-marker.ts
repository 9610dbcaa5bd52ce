/** The cookie that tells script that it is worth asking who is signed in: a mark of the sign-in, by chance, that says nothing else. */
export const signInMarkerCookie = 'signedIn';

const hint = new RegExp(`(?:^|; )${signInMarkerCookie}=([\\w-]+)`);

/** The mark of the sign-in that holds at this moment, as the browser knows it; '' where nobody is signed in. */
export const signInMarker = (): string => hint.exec(document.cookie)?.[1] ?? '';

/** Before the first paint: reserves the room of the name in the header, so that nothing moves when it comes. */
export const signInMarkerScript = `{const m=${hint}.exec(document.cookie);if(m)document.documentElement.dataset.signedIn=m[1]}`;
