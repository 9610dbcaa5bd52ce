import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

// Below the range from which systems take the ports of outgoing connections (Linux 32768, RFC 6335 49152): nobody gets one of these by chance.
const first = 20_000;
const last = 32_000;
const given = new Set();

/** However long the server takes to start; never the same twice in a process. */
export async function freePort() {
  for (let tries = 0; tries < 100; tries++) {
    const port = randomInt(first, last);
    if (given.has(port) || !(await isFree(port))) continue;
    given.add(port);
    return port;
  }
  throw new Error(`No free port between ${first} and ${last}.`);
}

/** @param {number} port */
function isFree(port) {
  return new Promise((resolve) => {
    const probe = createServer().on('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
}
