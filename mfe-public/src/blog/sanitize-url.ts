/** Sanitizes the URLs of links and images in articles. */

/** A placeholder for our own origin: a URL that resolves to it is ours. */
const ownOrigin = 'https://ours.invalid'

const linkProtocols = ['https:', 'http:', 'mailto:', 'tel:', 'sms:']

/** A web or email address, a telephone, or a path of our own; undefined for everything else, such as scripts. */
export function sanitizeUrl(address: string): string | undefined {
  if (address.startsWith('#')) return address
  const url = parseUrl(address)
  if (!url) return undefined
  if (url.origin === ownOrigin) return url.pathname + url.search + url.hash
  return linkProtocols.includes(url.protocol) ? url.href : undefined
}

/** An image is on our origin, or on a web page of which we may have a copy. */
export function sanitizeImageUrl(address: string): string | undefined {
  const sanitized = sanitizeUrl(address)
  return sanitized && /^(?:https?:\/\/|\/)/.test(sanitized) ? sanitized : undefined
}

/** Whether a URL is one of our pages, which the router can show; a file or an API response is none. */
export function isOwnPage(address: string): boolean {
  return /^\/(?!api(?:\/|$)|graphql)[^.?#]*(?:[?#]|$)/.test(address)
}

// Parsed as a browser does, so that nothing can hide in what it ignores.
function parseUrl(address: string): URL | undefined {
  try {
    return new URL(address, ownOrigin)
  } catch {
    return undefined
  }
}
