/** Hands the browser a file to keep; a byte order mark has spreadsheets read its umlauts. */
export function saveFile(name: string, type: string, text: string): void {
  const isTable = type.startsWith('text/csv') && !text.startsWith('\uFEFF');
  const address = URL.createObjectURL(new Blob([isTable ? `\uFEFF${text}` : text], { type }));
  const link = Object.assign(document.createElement('a'), { href: address, download: name });
  link.click();
  // The browser reads it after the click.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
