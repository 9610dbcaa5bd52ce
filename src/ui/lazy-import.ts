/**
 * The event on `window` that says: the code of a part cannot be had, neither again nor under another address. Whoever
 * prevents its default loads the page anew: then nobody is told of the failure.
 */
export const codeMissed = 'code-missed';

/**
 * Every import of code that comes later goes through here; `load` is no more than `() => import('./part.tsx')`, or of a
 * feature's face `async () => ({ Part: (await import(face)).Part })`, which leaves its other parts out. A browser keeps a
 * module that failed to load, and asks for nothing when it is imported a second time: then it is asked for under another
 * address, and where that does not help either, `codeMissed` has the page loaded anew. One call or many, a part is one
 * instance: what has come is kept, and what it imports has its own address as ever.
 */
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
