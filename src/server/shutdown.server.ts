/** `isAsked`: by a signal, so that there is time; else something has failed. */
type ShutdownHandler = (isAsked: boolean) => Promise<unknown>;

export type Shutdown = ReturnType<typeof shutDownOnSignal>;

/** Once, on a signal or a failure; `onShutdown` is set anew with each thing opened, as a signal may come during the start. */
export function shutDownOnSignal(say: (line: string) => void) {
  let close: ShutdownHandler = async () => {};
  let isShuttingDown = false;
  const end = (status: number) => {
    isShuttingDown = true;
    close(status === 0)
      .catch((error: unknown) => process.stderr.write(`${String(error)}\n`))
      .finally(() => process.exit(status));
  };
  const onSignal = () => {
    if (isShuttingDown) return;
    say('Stopping …');
    end(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, onSignal);
  process.on('disconnect', onSignal); // who started us is gone: a site that nobody looks after would keep the port from the next
  return {
    hasBegun: () => isShuttingDown,
    onShutdown: (handler: ShutdownHandler) => {
      close = handler;
    },
    failed: (reason: string) => {
      if (isShuttingDown) return;
      process.stderr.write(`${reason}\n`);
      end(1);
    },
  };
}
