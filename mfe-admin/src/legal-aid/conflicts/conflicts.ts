/** The names of a request, as the service tells of them. */
import type { decisions } from '@access/requests/conflicts/conflict.rules'

/** Somebody a request is about. */
export type Party = { id: string; role: string; isTold: boolean; name: string; aliases: string[] }

export type Decision = (typeof decisions)[number]

/** A name that is like another. */
export type Hit = {
  id: string
  name: string
  role: string
  otherName: string
  /** Null where it is a name that we keep. */
  otherRole: string | null
  request: { id: string; reference: string; status: string } | null
  /** Why a name is kept. */
  keptFor: string | null
  why: string[]
  relation: string
  needsDecision: boolean
  decided: { decision: string; reason: string; by: string; at: string } | null
}

/** What was found out so far. */
export type Conflicts = {
  /** Whether the story is closed to us. */
  isShut: boolean
  outcome: string | null
  by: string | null
  decidedAt: string | null
  reason: string | null
  /** How many names have come since it was decided. */
  newNames: number
  parties: Party[]
  hits: Hit[]
}

/** Those on which somebody still has to decide. */
export const undecided = ({ hits }: Conflicts) => hits.filter((hit) => hit.needsDecision && !hit.decided)

/** Whether one of them was found to be a conflict. */
export const hasConflict = ({ hits }: Conflicts) =>
  hits.some(({ needsDecision, decided }) => needsDecision && decided?.decision === 'conflict')
