/** Finds what an email program would turn into a link in a text without markup. */
import { parse } from 'tldts'

/** What any of them takes for a link: a scheme, `www.`, an email address. */
const marked = String.raw`(?:[a-z][a-z\d+.-]*:|(?<![\p{L}\p{N}]))\/\/\S+|\b(?:mailto|tel|javascript|data):\S+|\bwww\.\S+|[^\s<>()"'@]{1,64}@[^\s@]+\.\S+`
/** A name with dots in it, which is a link where it ends like a domain; and a port, a path or a query behind it. */
const dotted = String.raw`(?<host>[\p{L}\p{N}_-]+(?:\.[\p{L}\p{N}_-]+)+)(?<rest>[:/?#]\S*)?`
const candidates = new RegExp(`${marked}|${dotted}`, 'giu')

/** The top-level domains of RFC 1591, and two that came soon after: also written like words, as in LawHelp.Org. */
const familiarDomains: ReadonlySet<string> = new Set('com edu gov int mil net org biz info'.split(' '))

/**
 * Whether a dotted name alone would become a link. Apple's data detectors and Gmail on Android know the top-level domains
 * that there are (Outlook and the linkifier of Google's Closure Library none without `www.`), so that St.Mary or approx.10
 * are text. Nor is it a link where someone left out a blank: before a word with a capital (`Elm St.In`, `Dr.No`,
 * `P.O.Box`), or behind a single letter or a number (`5 p.m.to 8`, `10.30.am`).
 */
function isDomain(host: string): boolean {
  const { isIcann, domainWithoutSuffix: name, publicSuffix } = parse(host)
  if (!isIcann || !name || !publicSuffix) return false
  if (familiarDomains.has(publicSuffix)) return true
  const isNewWord = /\.\p{Lu}\p{Ll}+$/u.test(host)
  return !isNewWord && !/^(?:.|\d+)$/u.test(name)
}

const isLink = ({ host, rest }: { host?: string; rest?: string }) =>
  host === undefined || (rest ? parse(host).isIcann === true : isDomain(host))

/** Whether an email program would make a link of something in it. */
export const hasLink = (text: string): boolean =>
  [...text.matchAll(candidates)].some(({ groups }) => isLink(groups ?? {}))

/** The text with `[link removed]` in the place of each. */
export const removeLinks = (text: string): string =>
  text.replace(candidates, (...match) => (isLink(match.at(-1)) ? '[link removed]' : match[0]))
