/** Whether two names may mean one person or one organisation, and why. People decide, so recall comes before precision. */
import { compareOrganisations } from './compare-organisations.ts'
import { comparePersons } from './compare-persons.ts'
import type { MatchReasons } from './compare-words.ts'
import { type ParsedName, parseName } from './parse-name.ts'

/** What comes of comparing two names. */
export interface NameMatch {
  isMatch: boolean
  /** Empty without a match. */
  reasons: string[]
}

/** Compares every way to parse one name with every way to parse the other. */
export const compareNames = (one: string, other: string): NameMatch => createNameMatcher(one)(other)

/** The same for a name that many are compared with: it is parsed once. */
export function createNameMatcher(one: string): (other: string) => NameMatch {
  const parsedNames = parseName(one)
  return (other) => {
    const otherParsedNames = parseName(other)
    for (const parsedName of parsedNames) {
      for (const otherParsedName of otherParsedNames) {
        const reasons = compareParsedNames(parsedName, otherParsedName)
        if (!reasons) continue
        const origin = parsedName.origin ?? otherParsedName.origin
        const otherReasons = reasons.filter((reason) => reason !== 'the same')
        return { isMatch: true, reasons: origin ? [origin, ...otherReasons] : reasons }
      }
    }
    return { isMatch: false, reasons: [] }
  }
}

const compareParsedNames = (one: ParsedName, other: ParsedName): MatchReasons =>
  one.kind === 'person' && other.kind === 'person'
    ? comparePersons(one, other)
    : compareOrganisations(one, other)
