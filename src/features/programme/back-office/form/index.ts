// What events and productions both can say is typed, read and refused alike.
export { DetailText, GlanceFields, IntroductionFields, LongText } from './detail-fields.tsx';
export { maxDetailLine } from './limits.ts';
export { MediaRows } from './media-rows.tsx';
export { OrderedRows, RowButtons, RowFields, useRows } from './ordered-rows.tsx';
export { PageSection, pageParts } from './page-section.tsx';
export { PartnerFields } from './partner-fields.tsx';
export { t as formStrings } from './strings.ts';
export { TicketFields } from './ticket-fields.tsx';
export { changesOf, type Problems, rowKeys, type SharedTyped, typedDetails, typedPartner } from './typed-details.ts';
export { useAttachedForm } from './use-attached-form.ts';
