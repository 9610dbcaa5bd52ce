import { useCart } from '../cart/cart.ts';

type Props = { text: string; otherwise: string; className?: string | undefined };

/** Where the cart's address is not known, the shop's. */
export function CartLink({ text, otherwise, className }: Props) {
  const { url } = useCart();
  const shop = document.querySelector('[data-cart-amount]')?.closest('a')?.href;
  return (
    <a href={url ?? (shop || otherwise)} className={className}>
      {text}
    </a>
  );
}
