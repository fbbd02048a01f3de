/** Whether two names may mean one person or one organisation, and why. People decide, so recall comes before precision. */
import { compareOrganisations } from './compare-organisations.ts'
import { comparePersons } from './compare-persons.ts'
import type { NameMatch } from './compare-words.ts'
import { type ParsedName, parseName } from './parse-name.ts'

const noMatch: NameMatch = { isMatch: false, reasons: [] }

/** Compares every way to parse one name with every way to parse the other. */
export const compareNames = (one: string, other: string): NameMatch => createNameMatcher(one)(other)

/** The same for a name that many are compared with: it is parsed once. */
export function createNameMatcher(one: string): (other: string) => NameMatch {
  const parsedNames = parseName(one)
  return (other) => {
    const otherParsedNames = parseName(other)
    for (const parsedName of parsedNames) {
      for (const otherParsedName of otherParsedNames) {
        const match = compareParsedNames(parsedName, otherParsedName)
        if (!match) continue
        const origin = parsedName.origin ?? otherParsedName.origin
        return origin
          ? { ...match, reasons: [origin, ...match.reasons.filter((reason) => reason !== 'the same')] }
          : match
      }
    }
    return noMatch
  }
}

function compareParsedNames(one: ParsedName, other: ParsedName): NameMatch | null {
  if (one.kind === 'person' && other.kind === 'person') return comparePersons(one, other)
  return compareOrganisations(one, other)
}
