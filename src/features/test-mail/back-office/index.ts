// For the screens of staff alone.
export { TestMail } from './test-mail.tsx';
