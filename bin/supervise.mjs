// Whatever ends its process unexpectedly, it is started again.
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';

/** Milliseconds, twice as long each time, until the site has run for as long as the longest. */
export const pauses = { first: 500, longest: 30_000 };

/** Until it ends by itself or by our signal; answers the exit status. One that has never served `{ listeningOn: PORT }` is not restarted. */
export async function supervise(launch, { first, longest } = pauses, say = (line) => process.stderr.write(`${line}\n`)) {
  const stop = new AbortController();
  let child = null;
  const onSignal = (signal) => {
    stop.abort();
    child?.kill(signal);
  };
  const signals = ['SIGTERM', 'SIGINT', 'SIGHUP'];
  for (const signal of signals) process.on(signal, onSignal);
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {}); // whoever read it is gone, and the site stays
  try {
    let port = 0;
    for (let pause = first; ; ) {
      const since = Date.now();
      child = launch(port);
      child.on('message', (message) => {
        port = message?.listeningOn ?? port;
      });
      const [status, signal] = await once(child, 'exit');
      if (stop.signal.aborted) return status ?? 0;
      if (status === 0 && port) return 0; // somebody has told it alone to end
      const how = signal ? `was ended by ${signal}${signal === 'SIGKILL' ? ', as the system does when memory runs out' : ''}` : `ended with status ${status}`;
      if (!port) {
        if (signal) say(`The site ${how}.`);
        return status || 1;
      }
      if (Date.now() - since > longest) pause = first;
      say(`The site ${how}. It is started again in ${pause / 1_000} s.`);
      await wait(pause, undefined, { signal: stop.signal }).catch(() => {});
      if (stop.signal.aborted) return 0;
      pause = Math.min(pause * 2, longest);
    }
  } finally {
    for (const signal of signals) process.off(signal, onSignal);
  }
}
