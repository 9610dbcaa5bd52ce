export { HeaderSearch } from './header/header-search.tsx';
