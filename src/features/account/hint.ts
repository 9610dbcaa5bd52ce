/** The cookie that tells script that it is worth asking who is signed in; it says nothing else. */
export const hintCookie = 'signedIn';

/**
 * Part of the script before the first paint: keeps the room that the name in the header will need, so that nothing
 * moves when it comes.
 */
export const hintScript = `if(/(^|; )${hintCookie}=1/.test(document.cookie))document.documentElement.dataset.signedIn='';`;
