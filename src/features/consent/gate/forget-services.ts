import type { Service } from '../contract.ts';
import { writeCookie } from './choice.ts';

/** Deletes what services have left under our address: cookies, on this host and those above it, and entries of the browser's storage. */
export function forgetServices(services: readonly Pick<Service, 'cookies'>[]): void {
  const names = services.flatMap(({ cookies }) => cookies);
  if (names.length === 0) return;
  const isNamed = (key: string) => names.some((name) => (name.endsWith('*') ? key.startsWith(name.slice(0, -1)) : key === name));
  const labels = location.hostname.split('.');
  const domains = labels.slice(0, -1).map((_, index) => labels.slice(index).join('.'));
  for (const key of document.cookie.split('; ').map((cookie) => cookie.split('=')[0] ?? '')) {
    if (!isNamed(key)) continue;
    for (const domain of ['', ...domains.map((name) => `; domain=${name}`)]) writeCookie(`${key}=; max-age=0; path=/${domain}`);
  }
  for (const kind of ['localStorage', 'sessionStorage'] as const) forgetKeys(kind, isNamed);
}

function forgetKeys(kind: 'localStorage' | 'sessionStorage', isNamed: (key: string) => boolean): void {
  try {
    for (const key of Object.keys(window[kind])) if (isNamed(key)) window[kind].removeItem(key);
  } catch {
    // a browser that refuses its storage has kept nothing there
  }
}
