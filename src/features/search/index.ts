export { HeaderSearch } from './header/header-search.tsx';
export { searchAddress } from './search-address.ts';
