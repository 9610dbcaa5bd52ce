export { AddressTestPanel } from './address-test.tsx';
