export { DeferredCart } from './view/deferred-cart.tsx';
