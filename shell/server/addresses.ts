/** What the address of a page says, read with care: it is what a stranger typed. */
import type { Request } from 'express'

/** The path of a request's address, without its query. */
export const pathnameOf = (url: string): string => url.replace(/[?#].*$/s, '')

/** Whether an address can mean a page: well encoded, without control characters, and on this site. */
export function isReadable(url: string): boolean {
  if (!url.startsWith('/') || /^\/[/\\]/.test(url)) return false
  try {
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the ones to be refused
    return !/[\u0000-\u001f\u007f]/.test(decodeURIComponent(pathnameOf(url)))
  } catch {
    return false
  }
}

/**
 * The address of the site, as set; otherwise the one the request was sent to, where that can only be ours. In
 * production a name that merely a client gave is not believed: it would be in links that others read.
 */
export function originOf(
  { headers, secure }: Request,
  { publicUrl, production }: { publicUrl: string | undefined; production: boolean },
): string | null {
  if (publicUrl) return publicUrl
  const host = headers.host ?? ''
  const believed = production ? ofThisMachine : /^[\w.-]+(:\d+)?$|^\[[\da-f:]+\](:\d+)?$/i
  return believed.test(host) ? `${secure ? 'https' : 'http'}://${host}` : null
}

const ofThisMachine = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/i
