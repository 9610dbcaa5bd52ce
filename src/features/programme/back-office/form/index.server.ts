export { allPartners, staffMedia, staffPartners } from './store/queries/staff-rows.server.ts';
export { checkImage, withDetails, withWords } from './store/store-details.server.ts';
export { checkedMedia, storeMedia } from './store/store-media.server.ts';
export { checkedPartners, storePartners } from './store/store-partners.server.ts';
