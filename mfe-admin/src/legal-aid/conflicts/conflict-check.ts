/** The conflict check of the opened request, and what its parts mean. */
import type { ConflictCheckFragment } from '../request/conflict-check.generated.ts'
import { useRequest } from '../request/request-context.ts'

/** Its cards are only beside a request that has one. */
export const useConflictCheck = (): ConflictCheckFragment => useRequest().details.conflicts!

export const listUndecidedMatches = ({ matches }: ConflictCheckFragment) =>
  matches.filter((match) => match.needsDecision && !match.resolution)

/** Whether a match was decided to be a conflict. */
export const hasConflict = ({ matches }: ConflictCheckFragment) =>
  matches.some(({ needsDecision, resolution }) => needsDecision && resolution?.decision === 'conflict')

/** What a match means, by its relation. */
export const relationLabels: Record<string, string> = {
  'their other side is our applicant': 'The adverse party may be one of our applicants',
  'we must not act against them': 'May be on the conflict list',
  'the applicant is the other side of another': 'The applicant may be an adverse party in another request',
  'named in another': 'Named in another request',
  'the same other side': 'Same adverse party as in another request: no conflict',
  'the same person again': 'Same person in another request: no conflict',
}

/** The two most serious relations. */
export const isHighPriority = (relation: string) =>
  relation === 'their other side is our applicant' || relation === 'we must not act against them'

/** What could not be compared, by what the service calls it. */
export const notComparedLabels: Record<string, string> = {
  'a party of this request': 'A party of this request, whose name cannot be read',
  'a party of another request': 'A party of another request',
  'an entry of the conflict list': 'An entry of the conflict list',
  'other requests': 'Other requests',
  anything: 'Other requests, and the conflict list',
}
