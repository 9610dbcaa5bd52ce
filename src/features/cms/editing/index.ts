export { footerPlace } from '../containers/footer-object.ts';
export { type EditedPlace, editParameters, editSearch } from './edit-address.ts';
