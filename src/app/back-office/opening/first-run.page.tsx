export { action, FirstAdminPage as Page, loader } from '#features/account/first-admin/first-admin.page.tsx';
export { BackOfficeFrame as Frame } from '../back-office-frame.tsx';
