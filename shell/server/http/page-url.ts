/** Parses the URL of a page, which is untrusted input. */

/** The path of a request's address, without its query. */
export const getPathname = (url: string): string => url.replace(/[?#].*$/s, '')

/** Whether an address can mean a page: well encoded, without control characters, and on this site. */
export function isValidPageUrl(url: string): boolean {
  if (!url.startsWith('/') || /^\/[/\\]/.test(url)) return false
  try {
    return !/\p{Cc}/u.test(decodeURIComponent(getPathname(url)))
  } catch {
    return false
  }
}
