/** `action` takes it back. */
export type Toast = { id: number; words: string; action?: { text: string; run: () => void } | undefined };

/** As long as it is read, in ms, and longer where there is an action to find; while one points at it or has it in focus it stays. */
export const toastTime = ({ action }: Toast): number => (action ? 20_000 : 8_000);

let toasts: readonly Toast[] = [];
let last = 0;
const listeners = new Set<() => void>();

function set(next: readonly Toast[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}

/** The newest last; what went wrong is a notice at its place, which stays. */
export const showToast = (words: string, action?: Toast['action']): void => set([...toasts, { id: ++last, words, action }]);

export const closeToast = (id: number): void => set(toasts.filter((toast) => toast.id !== id));

export const currentToasts = (): readonly Toast[] => toasts;

export function onToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
