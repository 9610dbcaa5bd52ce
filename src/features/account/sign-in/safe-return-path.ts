/** Where somebody came from, if that is a page of this site: '/de/programm?room=2'. Anything else could lead away. */
export function safeReturnPath(wanted: string | null | undefined): string | null {
  if (!wanted || wanted.length > 500 || !/^\/(de|en)(?=[/?#]|$)/.test(wanted) || /[\\\s\p{Cc}]/u.test(wanted)) return null;
  const { origin, pathname, search, hash } = new URL(wanted, 'https://own.invalid');
  return origin === 'https://own.invalid' && !pathname.includes('//') && /^\/(de|en)(\/(?!(pageeditor-)?api\/)|$)/.test(pathname)
    ? pathname + search + hash
    : null;
}
