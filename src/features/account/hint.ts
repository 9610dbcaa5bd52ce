/** The cookie that tells script that it is worth asking who is signed in; it says nothing else. */
export const hintCookie = 'signedIn';

const hint = new RegExp(`(^|; )${hintCookie}=1`);

/** Whether somebody is signed in, as the browser knows it at this moment. */
export const isHinted = (): boolean => hint.test(document.cookie);

/**
 * Part of the script before the first paint: keeps the room that the name in the header will need, so that nothing
 * moves when it comes.
 */
export const hintScript = `if(${hint}.test(document.cookie))document.documentElement.dataset.signedIn='';`;
