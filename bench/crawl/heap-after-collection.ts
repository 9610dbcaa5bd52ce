import { createServer } from 'node:http';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** At the socket `HEAP_SOCKET`, as it is preloaded into the measured process. */
setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void; // V8 defines it in contexts made after the flag
createServer((_, response) => {
  for (let round = 0; round < 3; round++) collect(); // what finalisers release goes with the next one
  response.end(JSON.stringify(process.memoryUsage()));
})
  .listen(process.env.HEAP_SOCKET)
  .unref();
