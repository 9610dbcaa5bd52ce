// The gate to what others provide, for the script of blocks.
export { gateFrame } from './gate-frame.ts';
export { isHostOf } from './is-host-of.ts';
