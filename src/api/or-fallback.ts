import { createContext, type RouterContextProvider } from 'react-router';
import { ApiError } from './api-error.ts';

/** Where a loader reports a surprise that it hides from the visitor; set by the renderer. */
export const reportContext = createContext<(error: unknown) => void>(() => {});

/** What a page can do without (V §8): where it cannot be had, `fallback` stands in its place, and what was no declared failure is logged. */
export async function orFallback<T>(answer: Promise<T>, fallback: T, context: Readonly<RouterContextProvider>): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    if (!(error instanceof ApiError)) context.get(reportContext)(error);
    return fallback;
  }
}
