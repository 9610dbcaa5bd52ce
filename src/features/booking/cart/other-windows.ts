import { cartChannel } from './limits.ts';

let channel: BroadcastChannel | undefined;

/** Answers how to stop; there is one caller. */
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
