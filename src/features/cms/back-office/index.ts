export { loadPage, type PageContracts, type PageData } from './load-pages.ts';
export { SettingsForm } from './settings-form.tsx';
