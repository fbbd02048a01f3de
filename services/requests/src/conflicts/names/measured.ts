/** How well the comparison does on a list of pairs that people have judged. */
import { likeness } from './likeness.ts'
import pairs from './pairs.json' with { type: 'json' }

interface Judged {
  kind: string
  one: string
  other: string
  isHit: boolean
}

/** Shares of 1: of what was found how much is right, and of what is right how much was found. */
export interface Measured {
  pairs: number
  hits: number
  precision: number
  recall: number
  wrong: Judged[]
}

export const judgedPairs: Judged[] = pairs.flatMap(({ kind, isHit, pairs: names }) =>
  names.map(([one = '', other = '']) => ({ kind, isHit, one, other })),
)

export function measured(): Measured {
  const found = judgedPairs.filter(({ one, other }) => likeness(one, other).isHit)
  const hits = judgedPairs.filter(({ isHit }) => isHit)
  const right = found.filter(({ isHit }) => isHit).length
  return {
    pairs: judgedPairs.length,
    hits: hits.length,
    precision: right / found.length,
    recall: right / hits.length,
    wrong: judgedPairs.filter((pair) => found.includes(pair) !== pair.isHit),
  }
}

/** What went wrong with a pair. */
export const judgedAs = ({ isHit }: Judged) => (isHit ? 'missed' : 'found though it is another')
