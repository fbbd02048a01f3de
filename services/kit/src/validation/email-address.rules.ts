/** What one email address is, for forms, services, settings and commands alike. Without zod, so that pages can ask it too. */
import { removeInvisible } from '../text/invisible-characters.rules.ts'

/** In characters (RFC 5321, 4.5.3.1.3, without its angle brackets). */
export const maxEmailLength = 254

/** In bytes: a mail server takes no longer name before the @, and no longer domain behind it (RFC 5321, 4.5.3.1; RFC 1035, 2.3.4). */
const maxBytes = { localPart: 64, domain: 253 } as const

// A dot-string of RFC 5321 and RFC 6531: dots stand between other characters, alone. Quoted names are refused: they can
// hold an @ or a comma, which others take for a second address.
const localPartPattern = /^[^\s@,;:<>()[\]\\".\u2800\p{C}]+(?:\.[^\s@,;:<>()[\]\\".\u2800\p{C}]+)*$/u

// Labels of RFC 1123, 2.1; the last one, of two letters at least, is no number (RFC 3696, 2).
const domainPattern = /^(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z](?:[a-z\d-]{0,61}[a-z\d])$/i

const internationalDomainPattern = /^(?!-)(?!.*(?:-\.|\.-|-$))[\p{L}\p{M}\p{N}.-]+$/u

const isAscii = (text: string) => /^\p{ASCII}*$/u.test(text)
const countBytes = (text: string) => new TextEncoder().encode(text).length

/**
 * An address as it is stored, whether or not it is one: without blanks around it and invisible characters. A domain with
 * letters beyond ASCII is kept in them, in the one form that mail libraries encode as browsers do (UTS 46: NFKC, small
 * letters, and a full stop for that of Chinese and Japanese).
 */
export function normalizeEmailAddress(text: string): string {
  const address = removeInvisible(text).trim()
  const domainIndex = address.lastIndexOf('@') + 1
  const domain = address.slice(domainIndex)
  if (domainIndex === 0 || isAscii(domain)) return address
  const normalizedDomain = domain.normalize('NFKC').toLowerCase().replaceAll('\u3002', '.')
  return `${address.slice(0, domainIndex).normalize('NFC')}${normalizedDomain}`
}

/** An address as it is compared: capitals make no other one. */
export const getEmailKey = (text: string): string => normalizeEmailAddress(text).toLowerCase()

/**
 * The mailbox of an address, where its names are counted: whatever stands behind a plus sign (RFC 5233), a domain in either
 * of its spellings, and Google's dots lead to the same one. For nobody's account: not every server takes them as one.
 */
export function getMailboxKey(text: string): string {
  const [localPart = '', domain = ''] = getEmailKey(text).split('@')
  const mailbox = localPart.replace(/(?<=.)\+.*$/u, '')
  const host = isAscii(domain) ? domain : encodeDomain(domain)
  return isGoogle(host) ? `${mailbox.replaceAll('.', '')}@gmail.com` : `${mailbox}@${host}`
}

const isGoogle = (host: string) => ['gmail.com', 'googlemail.com'].includes(host)

/** Whether a normalized text is one email address at a domain. `postmaster@localhost` is none: nobody else could write there. */
export function isEmailAddress(address: string): boolean {
  const [localPart = '', domain = '', ...more] = address.split('@')
  if (more.length > 0 || address.length > maxEmailLength) return false
  return localPartPattern.test(localPart) && countBytes(localPart) <= maxBytes.localPart && isDomain(domain)
}

function isDomain(domain: string): boolean {
  const ascii = isAscii(domain) ? domain : encodeDomain(domain)
  return ascii.length <= maxBytes.domain && domainPattern.test(ascii) && URL.canParse(`https://${ascii}`)
}

/** Of an internationalized domain as it is asked for, `xn--…`, which browsers and Node compute for URLs; '' where it is none. */
function encodeDomain(domain: string): string {
  const url = `https://${domain}`
  return internationalDomainPattern.test(domain) && URL.canParse(url) ? new URL(url).hostname : ''
}
