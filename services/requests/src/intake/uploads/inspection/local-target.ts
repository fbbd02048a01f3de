/** Whether what a Word file names is on its reader's own computer, or on another one that would be asked for it. */

/** Two slashes of either kind, the beginning of a name in a network: `\\server\share`, `//server`. */
const networkPattern = /^[\\/]{2}/
const drivePattern = /^[a-z]:/i
/** Content that is in the file itself. */
const ownContent = new Set(['cid:', 'data:'])

/**
 * Whether `target` leads to no other computer: a path (`Normal.dotm`, `C:\a.dotm`), a `file:` URL without a host, or an
 * address of something in the file. What cannot be read as any of these may lead anywhere.
 */
export function isLocalTarget(target: string): boolean {
  const decoded = decodePercents(target).trim()
  if (networkPattern.test(decoded)) return false
  if (drivePattern.test(decoded)) return true
  // As Windows does, URLs of files take a backslash for a slash.
  const url = URL.parse(decoded.replaceAll('\\', '/'), 'file:///')
  if (!url) return false
  if (ownContent.has(url.protocol)) return true
  // No path has a question mark, but the names of devices do: `\??\UNC\server`.
  return url.protocol === 'file:' && url.host === '' && url.search === '' && !url.pathname.startsWith('//')
}

/** Until nothing is left to decode: who reads it may do it twice. */
function decodePercents(text: string): string {
  const decoded = text.replace(/%([\da-f]{2})/gi, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  )
  return decoded === text ? text : decodePercents(decoded)
}
