/** What comparing two names promises, whatever they are. */
import { computeBlockingKeys, computeSearchKeys } from './blocking-keys.ts'
import { compareNames } from './compare-names.ts'

/** Why this pair breaks a promise; null where it keeps them all: an answer, the same both ways, with a reason for each match. */
export function findBrokenPromise(one: string, other: string): string | null {
  try {
    const [match, reversed] = [compareNames(one, other), compareNames(other, one)]
    if (match.isMatch !== reversed.isMatch) return `${one} / ${other}: a match one way only`
    if (match.isMatch !== match.reasons.length > 0 || match.reasons.some((reason) => !reason))
      return `${one} / ${other}: a match without a reason, or a reason without a match`
    return null
  } catch (error) {
    return `${one} / ${other}: ${(error as Error).message}`
  }
}

/** The same of the keys by which a name is stored and found. */
export function findBrokenKeys(name: string): string | null {
  try {
    const keys = [...computeBlockingKeys(name), ...computeSearchKeys(name).flatMap(({ whole }) => whole)]
    return keys.every(Boolean) ? null : `${name}: an empty key`
  } catch (error) {
    return `${name}: ${(error as Error).message}`
  }
}
