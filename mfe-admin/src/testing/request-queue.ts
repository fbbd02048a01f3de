/** A gateway with a request queue. */
import { createFakeGateway, type FakeGateway } from '@access/shell/testing'
import type { AbsenceFragment, StaffMemberFragment } from '../data/staff-members.generated.ts'
import type { ReadyViewCountFragment, SavedViewFragment } from '../legal-aid/queue/queue.generated.ts'
import type { RequestSummaryFragment } from '../legal-aid/request/opened-request.generated.ts'
import type { FilterCount, PageInput } from '../management/definition/definition.ts'
import { renderScreenAt } from './render-part.tsx'
import { buildRequestSummary } from './requests.ts'

type QueueOptions = {
  counts?: FilterCount[]
  views?: SavedViewFragment[]
  readyViewCounts?: ReadyViewCountFragment[]
  staffMembers?: StaffMemberFragment[]
  absences?: AbsenceFragment[]
}

/** Answers pages of the requests, in the given order. */
export function createQueueGateway(
  requests: RequestSummaryFragment[],
  { counts = [], views = [], readyViewCounts = [], staffMembers = [], absences = [] }: QueueOptions = {},
): FakeGateway {
  return createFakeGateway({
    RequestQueue: ({ page }: Record<string, unknown>) => {
      const { offset, limit } = page as PageInput
      return { page: { items: requests.slice(offset, offset + limit), total: requests.length, counts } }
    },
    SavedViews: { views },
    ReadyViewCounts: { counts: readyViewCounts },
    StaffMembers: { staffMembers, absences },
  })
}

export const twoRequests = [
  buildRequestSummary({ id: 'a', reference: 'LA-AAAA-1111' }),
  buildRequestSummary({ id: 'b', reference: 'LA-BBBB-2222' }),
]

/** The screen of the queue; `search` is that of its address. */
export const renderQueue = (gateway: FakeGateway, search = '') =>
  renderScreenAt(`/admin/legal-aid${search}`, gateway)

/** Staff members; the signed-in one has the id '1'. */
export const exampleStaff: StaffMemberFragment[] = [
  { id: '1', name: 'Ada Admin', status: 'active' },
  { id: '2', name: 'Ida Brandt', status: 'active' },
  { id: '3', name: 'Gone Gray', status: 'disabled' },
]
