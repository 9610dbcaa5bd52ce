// The notice's style sheet has to be there before any script is.
import './no-script-notice.css';

/** Id of the notice that appears by itself where the script has not started. */
export const brokenScriptId = 'broken-script';

/** The script has started: nobody needs the notice. Called before React takes the page over. */
export const scriptHasStarted = (): void => document.getElementById(brokenScriptId)?.remove();
