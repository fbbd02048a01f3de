/** Where a link in an article may lead, and where its pictures may come from. */

/** Stands for our own origin, whatever it is: what it is the origin of after reading an address is ours. */
const ours = 'https://ours.invalid'

/** A web address, a letter, or a place of our own as a path; undefined for everything else, such as scripts. */
export function safeAddress(address: string): string | undefined {
  if (address.startsWith('#')) return address
  const url = read(address)
  if (!url) return undefined
  if (url.origin === ours) return url.pathname + url.search + url.hash
  return ['https:', 'http:', 'mailto:'].includes(url.protocol) ? url.href : undefined
}

/** A picture comes by https or from here. */
export function safePicture(address: string): string | undefined {
  const safe = safeAddress(address)
  return safe && /^(?:https:\/\/|\/)/.test(safe) ? safe : undefined
}

/** One of our pages, which the router can show without loading it; a file or an answer of the interface is none. */
export function isOurPage(address: string): boolean {
  return /^\/(?!api(?:\/|$)|graphql)[^.?#]*(?:[?#]|$)/.test(address)
}

// Read as a browser reads it: what it ignores in an address cannot hide anything from us.
function read(address: string): URL | undefined {
  try {
    return new URL(address, ours)
  } catch {
    return undefined
  }
}
