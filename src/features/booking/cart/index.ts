export { CartCompanion } from './cart-companion.tsx';
