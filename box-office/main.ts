import { addToCart } from './api/add-to-cart.ts';
import { serve } from './serve.ts';

await serve(addToCart);
