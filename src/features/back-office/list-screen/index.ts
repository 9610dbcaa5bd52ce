// For the screens of staff alone: visitors' pages import nothing from here.
export { ListScreen } from './list-screen.tsx';
export { type ListData, loadList } from './load-list.ts';
