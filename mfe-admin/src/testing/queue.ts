/** A gateway with a queue of requests, for the tests of its screen. */
import { type FakeGateway, fakeGateway } from '@access/shell/testing'
import type { Headline } from '../legal-aid/documents.ts'
import type { Colleague, SavedView } from '../legal-aid/queue/documents.ts'
import type { FilterCount, PageInput } from '../management/definition.ts'

type Given = {
  counts?: FilterCount[]
  views?: SavedView[]
  colleagues?: Colleague[]
}

/** Answers a page of the requests, in the order in which they are given. */
export function aQueue(
  requests: Headline[],
  { counts = [], views = [], colleagues = [] }: Given = {},
): FakeGateway {
  return fakeGateway({
    RequestQueue: ({ page }: Record<string, unknown>) => {
      const { offset, limit } = page as PageInput
      return { page: { items: requests.slice(offset, offset + limit), total: requests.length, counts } }
    },
    SavedViews: { views },
    Colleagues: { colleagues },
  })
}

/** Those who have accounts beside the one who is signed in, whose id is '1'. */
export const someColleagues: Colleague[] = [
  { id: '1', name: 'Ada Admin', status: 'active' },
  { id: '2', name: 'Ida Brandt', status: 'active' },
  { id: '3', name: 'Gone Gray', status: 'disabled' },
]
