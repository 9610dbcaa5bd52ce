export { CartCompanion } from './view/cart-companion.tsx';
