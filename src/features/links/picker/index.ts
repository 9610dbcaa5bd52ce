/**
 * Where a link leads, as a part of forms: the page editor's and those of the back office. A face of its own, so that no page
 * for visitors comes by it; `.dependency-cruiser.cjs` says who may import it.
 *
 *     <LinkField name="link" label="Wohin er führt" of="de" value={address} onChange={(address, target) => …} />
 *
 * `of` is the language of the text that leads there: what is chosen is stored as its address in that language. Within a
 * form that is sent as a whole the address is sent under the name. `LinkSearch` and `LinkCard` alone are for a place without a
 * field, such as the bar of formatted text.
 */
export { LinkCard } from './link-card.tsx';
export { LinkField } from './link-field.tsx';
export { example as linkPickerExample } from './link-picker.example.tsx';
export { LinkSearch } from './link-search.tsx';
export { useDescription } from './use-description.ts';
