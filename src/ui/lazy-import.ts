/** On `window`: code cannot be loaded, under no address; whoever prevents its default loads the page anew. */
export const codeMissed = 'code-missed';

/** `load` is just `() => import('./part.tsx')`. A browser keeps a module that failed, so it is asked for under another address. */
export function lazyImport<Code>(load: () => Promise<Code>): () => Promise<Code> {
  let code: Promise<Code> | undefined;
  return () => {
    code ??= load()
      .catch(load) // its stylesheet may have failed, or the browser may keep no failure: then nothing has two addresses
      .catch(loadElsewhere<Code>)
      .catch((error) => {
        code = undefined;
        throw error;
      });
    return code;
  };
}

/** `failure` names the address of the module in every browser but Safari; there nothing can be imported, and the page is loaded anew. */
function loadElsewhere<Code>(failure: unknown): Promise<Code> {
  if (import.meta.env.SSR) throw failure;
  return import(/* @vite-ignore */ `${/http\S+\.js/.exec(String(failure))}?again=${Date.now()}`).catch(() => {
    if (dispatchEvent(new Event(codeMissed, { cancelable: true }))) throw failure;
    return new Promise(() => {});
  });
}
