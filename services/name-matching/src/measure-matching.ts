/** Precision and recall of the matching, on lists of pairs that people have labeled. */

import { computeBlockingKeys, computeSearchKeys } from './blocking-keys.ts'
import { compareNames } from './compare-names.ts'
import development from './development-pairs.json' with { type: 'json' }
import heldOut from './held-out-pairs.json' with { type: 'json' }

interface LabeledPair {
  kind: string
  one: string
  other: string
  isMatch: boolean
}

/** Shares of 1: precision is how much of what was found is right, recall how much of what is right was found. */
export interface MatchingMetrics {
  pairs: number
  matches: number
  precision: number
  recall: number
  errors: LabeledPair[]
}

const flattenPairs = (groups: typeof development): LabeledPair[] =>
  groups.flatMap(({ kind, isMatch, pairs: names }) =>
    names.map(([one = '', other = '']) => ({ kind, isMatch, one, other })),
  )

/** The pairs that rules and tables were developed with. */
export const developmentPairs = flattenPairs(development)

/** Held out: written by somebody who knew neither rules nor tables. Developing with them would defeat their purpose. */
export const heldOutPairs = flattenPairs(heldOut)

export function measureMatching(pairs: LabeledPair[]): MatchingMetrics {
  const foundPairs = pairs.filter(isFoundMatch)
  const matches = pairs.filter(({ isMatch }) => isMatch)
  const truePositives = foundPairs.filter(({ isMatch }) => isMatch).length
  return {
    pairs: pairs.length,
    matches: matches.length,
    precision: truePositives / foundPairs.length,
    recall: truePositives / matches.length,
    errors: pairs.filter((pair) => foundPairs.includes(pair) !== pair.isMatch),
  }
}

/** Only names that are found are ever compared: whichever of the two is opened finds the other. */
const isFoundMatch = ({ one, other }: LabeledPair): boolean =>
  isFound(one, other) && isFound(other, one) && compareNames(one, other).isMatch

/** Whether a search for this name finds the other by its stored keys. */
export function isFound(name: string, other: string): boolean {
  const keys = new Set(computeBlockingKeys(other))
  const hasOneOf = (part: string[]) => part.some((key) => keys.has(key))
  return computeSearchKeys(name).some(
    ({ whole, parts }) => hasOneOf(whole) || parts.filter(hasOneOf).length > 1,
  )
}

/** Which error a pair is. */
export const getErrorLabel = ({ isMatch }: LabeledPair) => (isMatch ? 'missed match' : 'wrong match')
