export type { VenueCard as VenueCardData, VenuesContract } from './contract.ts';
export { VenueTile } from './venue-tile.tsx';
