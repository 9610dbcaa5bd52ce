import { type RefObject, useEffect } from 'react';
import { client, httpTransport } from '#api/client.ts';
import type { BookingContract } from '#features/booking/contract.ts';
import { cartChannel } from '#features/booking/index.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { leaveShop } from '../leave-shop.ts';
import { cartBegunIn, heightIn, isFromFrame, wantsBack } from './framed-cart.ts';

const api = client<BookingContract>(httpTransport);

/** Hears from the box office in the frame, and from nobody else, how high its page is and which cart it shows; who has chosen enough is led back. */
export function useFramedCart(frame: RefObject<HTMLIFrameElement | null>, address: string, onHeight: (height: number) => void): void {
  const language = useLanguage();
  useEffect(() => {
    const channel = new BroadcastChannel(cartChannel);
    const hear = async (message: MessageEvent<unknown>) => {
      const heard = { message, frame: frame.current?.contentWindow, address };
      if (!isFromFrame(heard)) return;
      const height = heightIn(message.data);
      if (height !== null) return onHeight(height);
      if (wantsBack(message.data)) return leaveShop(language);
      const cart = cartBegunIn(heard);
      if (cart) await api.post('/api/shop-cart/join/', { language, body: { cart } }).catch(() => null); // then the site knows as much as before
      channel.postMessage('changed');
    };
    addEventListener('message', hear);
    frame.current?.contentWindow?.postMessage('tell', new URL(address).origin); // it may have come, and spoken, before this listened
    return () => {
      removeEventListener('message', hear);
      channel.close();
    };
  }, [frame, address, language, onHeight]);
}
