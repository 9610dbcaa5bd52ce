// For the screens of staff alone.
export { AddressTestPanel } from './address-test.tsx';
