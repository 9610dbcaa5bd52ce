/** From so many seconds before its end on a visitor is warned; WCAG 2.2.1 asks for 20 at least. */
export const warnSeconds = 120;
/** The name under which the windows of one visitor tell each other that the cart has changed. */
export const cartChannel = 'cart';
/** Cookies that the box office's answer leaves (V §3 "Cart cookie values"). */
export const amountCookie = 'cartAmount';
export const urlCookie = 'cartUrl';
