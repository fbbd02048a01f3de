/** The conflict check of a request, as the service returns it. */
import type { matchDecisions } from '@access/requests/casework/conflicts/conflict.rules'

/** A party of a request. */
export type RequestParty = {
  id: string
  role: string
  isNamedByApplicant: boolean
  name: string
  aliases: string[]
}

export type MatchDecision = (typeof matchDecisions)[number]

/** A potential conflict: two names that match. */
export type ConflictMatch = {
  id: string
  name: string
  role: string
  otherName: string
  /** Null for an entry of the conflict list. */
  otherRole: string | null
  request: { id: string; reference: string; status: string } | null
  /** The reason on the conflict list. */
  listedReason: string | null
  reasons: string[]
  relation: string
  needsDecision: boolean
  resolution: { decision: string; reason: string; decidedBy: string; decidedAt: string } | null
}

/** The state of the check. */
export type ConflictCheck = {
  /** Whether the request is locked. */
  isLocked: boolean
  outcome: string | null
  decidedBy: string | null
  decidedAt: string | null
  reason: string | null
  /** How many parties were added since the decision. */
  newNameCount: number
  parties: RequestParty[]
  matches: ConflictMatch[]
}

/** The matches without a decision. */
export const listUndecidedMatches = ({ matches }: ConflictCheck) =>
  matches.filter((match) => match.needsDecision && !match.resolution)

/** Whether a match was decided to be a conflict. */
export const hasConflict = ({ matches }: ConflictCheck) =>
  matches.some(({ needsDecision, resolution }) => needsDecision && resolution?.decision === 'conflict')
