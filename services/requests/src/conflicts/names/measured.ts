/** How well names are found, on lists of pairs that people have judged. */
import { likeness } from './likeness.ts'
import pairs from './pairs.json' with { type: 'json' }
import { tracesOf } from './traces.ts'
import unseen from './unseen.json' with { type: 'json' }

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

const judged = (groups: typeof pairs): Judged[] =>
  groups.flatMap(({ kind, isHit, pairs: names }) =>
    names.map(([one = '', other = '']) => ({ kind, isHit, one, other })),
  )

/** Those by which rules and tables were mended. */
export const judgedPairs = judged(pairs)

/** Written by somebody who knew neither rules nor tables. Mending by them would take away what they are for. */
export const unseenPairs = judged(unseen)

export function measured(pairs: Judged[]): Measured {
  const found = pairs.filter(isFound)
  const hits = pairs.filter(({ isHit }) => isHit)
  const right = found.filter(({ isHit }) => isHit).length
  return {
    pairs: pairs.length,
    hits: hits.length,
    precision: right / found.length,
    recall: right / hits.length,
    wrong: pairs.filter((pair) => found.includes(pair) !== pair.isHit),
  }
}

/** Only names that share a trace are ever compared. */
function isFound({ one, other }: Judged): boolean {
  const theirs = tracesOf(other)
  return tracesOf(one).some((trace) => theirs.includes(trace)) && likeness(one, other).isHit
}

/** What went wrong with a pair. */
export const judgedAs = ({ isHit }: Judged) => (isHit ? 'missed' : 'found though it is another')
