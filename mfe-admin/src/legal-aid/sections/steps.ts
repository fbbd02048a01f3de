/** What is done with a request: the one next step, and all others in a fixed order. */
import { openStatuses } from '@access/requests/intake/status-history/status.rules'
import type { Permission } from '@access/service-kit/roles/roles.rules'
import type { RequestDetailsFragment } from '../request/opened-request.generated.ts'
import { type Target, targets } from '../request/section.ts'

export interface Step extends Target {
  label: string
  /** The status that it changes to at once; without one it leads to where it is done. */
  status?: string
}

type May = (permission: Permission) => boolean
type StepDetails = Pick<
  RequestDetailsFragment,
  'request' | 'messages' | 'screenings' | 'conflicts' | 'nextStatuses'
>

const labelsByStatus: Record<string, string> = {
  new: 'Begin the review',
  in_review: 'Decide on eligibility',
  info_needed: 'Change the status',
  eligible: 'Change the status',
  matched: 'Close when it is done',
}

/** Null where nothing is left to do, or nothing that this role does. */
export function findNextStep(
  { request, messages, screenings, conflicts, nextStatuses }: StepDetails,
  may: May,
): Step | null {
  if (!(openStatuses as readonly string[]).includes(request.status)) return null
  if (conflicts && conflicts.outcome !== 'clear') {
    if (conflicts.outcome === 'conflict') return { label: 'Decline this request', ...targets.status }
    if (may('checkConflicts')) return { label: 'Check for conflicts', ...targets.conflicts }
    if (conflicts.isLocked) return null
  }
  if (!request.assigneeId && may('assignRequests'))
    return { label: 'Assign this request', ...targets.assignment }
  if (messages.at(-1)?.sender === 'applicant') return { label: 'Answer the message', ...targets.messages }
  if (request.status === 'matched') {
    // Somebody with only their own requests is its attorney; the office closes it.
    if (!may('readAllRequests'))
      return request.closingReportedAt ? null : { label: 'Report how it ended', ...targets.closingReport }
    if (request.closingReportedAt) return { label: 'Close the matter', ...targets.status }
  }
  if (screenings?.length === 0) return { label: 'Screen this request', ...targets.screening }
  if (request.status === 'eligible' && may('matchAttorneys'))
    return { label: 'Find an attorney', ...targets.attorney }
  // It needs no word from anybody, and can be taken back.
  const mayBegin = request.status === 'new' && nextStatuses.includes('in_review')
  return {
    label: labelsByStatus[request.status]!,
    ...targets.status,
    ...(mayBegin && { status: 'in_review' }),
  }
}

/** Everything that this role may do with an unlocked request; what cannot be taken back comes last. */
export const listSteps = (may: May): Step[] => [
  ...(may('assignRequests') ? [{ label: 'Assign', ...targets.assignment }] : []),
  { label: 'Write to the applicant', ...targets.messages },
  { label: 'Add a note', ...targets.notes },
  { label: 'Read the documents', ...targets.documents },
  ...(may('checkConflicts') ? [{ label: 'Check for conflicts', ...targets.conflicts }] : []),
  { label: 'Screen', ...targets.screening },
  ...(may('matchAttorneys') ? [{ label: 'Find an attorney', ...targets.attorney }] : []),
  { label: 'Print case sheet', ...targets.caseSheet },
  { label: 'Change the status', ...targets.status },
  { label: 'Legal hold and closing', ...targets.retention },
]
