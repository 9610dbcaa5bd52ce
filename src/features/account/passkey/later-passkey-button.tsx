import { type ComponentProps, useEffect, useState } from 'react';
import { lazyImport } from '#ui/lazy-import.ts';
import type { PasskeyButton } from './passkey-button.tsx';

const loadButton = lazyImport(() => import('./passkey-button.tsx'));

/** Loaded once the page can be used: without script there is none anyway. */
export function LaterPasskeyButton(props: ComponentProps<typeof PasskeyButton>) {
  const [Loaded, setLoaded] = useState<typeof PasskeyButton | null>(null);
  useEffect(() => {
    const load = () => void loadButton().then((code) => setLoaded(() => code.PasskeyButton), ignore);
    if (document.readyState === 'complete') return load();
    window.addEventListener('load', load, { once: true });
    return () => window.removeEventListener('load', load);
  }, []);
  return Loaded && <Loaded {...props} />;
}

const ignore = () => {};
