/** What the conflict check of a request says. */
import type { ConflictCheckFragment } from './conflict-check.generated.ts'

/** The matches without a decision. */
export const listUndecidedMatches = ({ matches }: ConflictCheckFragment) =>
  matches.filter((match) => match.needsDecision && !match.resolution)

/** Whether a match was decided to be a conflict. */
export const hasConflict = ({ matches }: ConflictCheckFragment) =>
  matches.some(({ needsDecision, resolution }) => needsDecision && resolution?.decision === 'conflict')
