export { footerTarget } from '../containers/footer-object.ts';
export { type EditTarget, editParameters, editSearch } from './edit-address.ts';
