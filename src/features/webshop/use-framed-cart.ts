import { type RefObject, useEffect } from 'react';
import { client, httpTransport } from '#api/client.ts';
import type { BookingContract } from '#features/booking/contract.ts';
import { cartChannel } from '#features/booking/index.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { cartBegunIn, isFromFrame } from './framed-cart.ts';

const api = client<BookingContract>(httpTransport);

/**
 * Hears from the box office in the frame which cart it shows, and from nobody else: the site then knows a cart that was
 * begun in there, and all its windows look at what it is now.
 */
export function useFramedCart(frame: RefObject<HTMLIFrameElement | null>, address: string): void {
  const language = useLanguage();
  useEffect(() => {
    const channel = new BroadcastChannel(cartChannel);
    const hear = async (message: MessageEvent<unknown>) => {
      const heard = { message, frame: frame.current?.contentWindow, address };
      if (!isFromFrame(heard)) return;
      const cart = cartBegunIn(heard);
      if (cart) await api.post('/api/shop-cart/join/', { language, body: { cart } }).catch(() => null); // then the site knows as much as before
      channel.postMessage('changed');
    };
    addEventListener('message', hear);
    return () => {
      removeEventListener('message', hear);
      channel.close();
    };
  }, [frame, address, language]);
}
