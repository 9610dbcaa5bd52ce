import { cartChannel } from './limits.ts';

/** The windows of one visitor, which share a cart, tell each other when it has changed. */
let channel: BroadcastChannel | undefined;

/** Calls whenever another window has changed the cart; answers how to stop that. There is one caller. */
export function hearOtherWindows(onChange: () => void): () => void {
  const own = new BroadcastChannel(cartChannel);
  own.onmessage = onChange;
  channel = own;
  return () => {
    own.close();
    if (channel === own) channel = undefined;
  };
}

export const tellOtherWindows = (): void => channel?.postMessage('changed');
