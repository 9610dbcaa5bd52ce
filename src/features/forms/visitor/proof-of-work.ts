/** The SHA-256 of "challenge:number" begins with so many zero bits; half a second of a phone, between its frames. */
export async function solve(challenge: string, bits: number, signal: AbortSignal): Promise<string | null> {
  const encoder = new TextEncoder();
  for (let number = 0; !signal.aborted; number++) {
    const hash = new DataView(await crypto.subtle.digest('SHA-256', encoder.encode(`${challenge}:${number}`)));
    if (hash.getUint32(0) >>> (32 - bits) === 0) return `${challenge}:${number}`;
  }
  return null;
}
