export { gateFrame } from './gate-frame.ts';
export { isHostOf } from './is-host-of.ts';
