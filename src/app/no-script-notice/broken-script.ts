// The notice's style sheet has to be there before any script is.
import './no-script-notice.css';

export const brokenScriptId = 'broken-script';

/** Called before React takes the page over. */
export const scriptHasStarted = (): void => document.getElementById(brokenScriptId)?.remove();
