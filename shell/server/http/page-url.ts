/** Parses the URL of a page, which is untrusted input. */
import type { Request } from 'express'

/** The path of a request's address, without its query. */
export const getPathname = (url: string): string => url.replace(/[?#].*$/s, '')

/** Whether an address can mean a page: well encoded, without control characters, and on this site. */
export function isValidPageUrl(url: string): boolean {
  if (!url.startsWith('/') || /^\/[/\\]/.test(url)) return false
  try {
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the ones to be refused
    return !/[\u0000-\u001f\u007f]/.test(decodeURIComponent(getPathname(url)))
  } catch {
    return false
  }
}

/**
 * The address of the site, as set; otherwise the one that the connection came to. Never what a client says (Host): it
 * would be in links that others read. In production it is set, or unknown: behind a proxy ours is nobody's.
 */
export function getSiteOrigin(
  { socket, secure }: Request,
  { publicUrl, isProduction }: { publicUrl: string | undefined; isProduction: boolean },
): string | null {
  if (publicUrl) return publicUrl
  const { localAddress, localPort } = socket
  // The connection is closed already.
  if (isProduction || !localAddress) return null
  const address = localAddress.replace(/^::ffff:(?=[\d.]+$)/, '').replace(/%.*$/, '')
  const host = address.includes(':') ? `[${address}]` : address
  return `${secure ? 'https' : 'http'}://${host}:${localPort}`
}
