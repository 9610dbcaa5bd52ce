import { signInMarkerScript } from '#features/account/index.ts';
import { alertScript } from '#features/alerts/index.ts';
import { colourScript } from './theme-colour.ts';
import { themeKey } from './theme-key.ts';

/**
 * Runs before the first paint: `<html data-script>` tells the styles that scripts run, which no media query knows of a template on
 * another host; a chosen theme never flashes, an alert that was closed never shows,
 * the name of who is signed in finds its room kept. A browser may keep nothing for a page, and throw when asked. The only inline
 * script of the site; the content security policy allows it by its hash.
 */
export const beforePaintScript = `document.documentElement.dataset.script='';try{try{var t=localStorage.getItem('${themeKey}')}catch(e){}if(t==='dark'||t==='light'){document.documentElement.dataset.theme=t;${colourScript}(t)}${alertScript}${signInMarkerScript}}catch(e){}`;
