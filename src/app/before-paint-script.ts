import { signInMarkerScript } from '#features/account/index.ts';
import { alertScript } from '#features/alerts/index.ts';
import { colourScript } from './theme-colour.ts';
import { themeKey } from './theme-key.ts';

/** Before the first paint, so that a chosen theme never flashes and a closed alert never shows; `data-script` is what no media query tells. */
export const beforePaintScript = `document.documentElement.dataset.script='';try{try{var t=localStorage.getItem('${themeKey}')}catch(e){}if(t==='dark'||t==='light'){document.documentElement.dataset.theme=t;${colourScript}(t)}${alertScript}${signInMarkerScript}}catch(e){}`;
