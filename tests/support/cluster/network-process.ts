import { swallowingProxy } from '../database/swallowing-proxy.ts';

// Answers its address, is told whether it swallows, and ends with whoever has started it.
const proxy = await swallowingProxy(process.argv[2] ?? '');
process.on('message', (isFrozen) => proxy.freeze(isFrozen === true));
process.on('disconnect', () => process.exit());
process.send?.(proxy.config);
