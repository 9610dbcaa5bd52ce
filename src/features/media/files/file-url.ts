/** A file of the library as it is, other than pictures: its name changes with its content, so that it may be kept for ever. */
export const fileUrl = ({ id, file }: { id: number; file: string }): string => `/media/files/${id}-${file}`;

/** '12-0123456789abcdef.mp4' → the asset's id and the name of its file; null for anything else. */
export function parseFileName(name: string): { id: number; file: string } | null {
  const [, id, file] = /^([1-9]\d{0,8})-([0-9a-f]{16}\.[a-z0-9]{2,4})$/.exec(name) ?? [];
  return id && file ? { id: Number(id), file } : null;
}
