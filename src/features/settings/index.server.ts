export { defaultSettings, type Settings } from './definitions.ts';
export { errorFragment } from './error-fragment.server.ts';
export { settingsOperations } from './handlers.server.ts';
export { type SettingsReader, settingsReader } from './reader.server.ts';
export { instanceForRobots } from './robots.server.ts';
export { sanitiseContentHtml, sanitiseHtml } from './sanitise-html.server.ts';
export { saveSettings } from './save.server.ts';
export { readSecurityTxt } from './security-txt/security-txt.server.ts';
