export { ReceiverAddress } from './receivers/back-office/receiver-address.tsx';
