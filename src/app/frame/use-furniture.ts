import { useRouteLoaderData } from 'react-router';
import type { FurnitureData } from './furniture.loader.ts';

/** The furniture's data; null on an error page that was made without them. */
export const useFurniture = (): FurnitureData | null => useRouteLoaderData<FurnitureData>('root') ?? null;
