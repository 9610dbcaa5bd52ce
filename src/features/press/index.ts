export { PressLink } from './back-office/press-link.tsx';
