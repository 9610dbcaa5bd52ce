/** The same sequence on every run, so that what fails fails again. */
function numbers(seed: number) {
  let state = seed;
  return (below: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

export function mutated(bytes: Buffer<ArrayBuffer>, seed: number): Buffer<ArrayBuffer> {
  const next = numbers(seed);
  let result = Buffer.from(bytes);
  for (let left = 1 + next(4); left > 0 && result.length > 4; left -= 1) {
    const [at, length] = [next(result.length), 1 + next(40)];
    const part = result.subarray(at, at + length);
    const kind = next(5);
    if (kind === 0) result[at] = next(256);
    else if (kind === 1) result = Buffer.concat([result.subarray(0, at), result.subarray(at + length)]);
    else if (kind === 2) result = Buffer.concat([result.subarray(0, at), part, result.subarray(at)]);
    else if (kind === 3)
      result = Buffer.concat([
        result.subarray(0, at),
        Buffer.from(['"', '\r', '\n', '{', '}', ';', '\\', '\u0000', '<', '&#0;'][next(10)] ?? ''),
        result.subarray(at),
      ]);
    else if (next(4) === 0) result = result.subarray(0, at);
  }
  return result;
}
