// What the editor shows of the back office's screens.
export { loadPage, type PageContracts, type PageData } from './load-pages.ts';
export { SettingsForm } from './settings-form.tsx';
