// What others change while somebody looks.
import { createFakeGateway, type FakeGateway } from '@access/shell/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { renderAs, renderAsAdministrator } from '../testing/render-at.ts'
import { buildRequestDetails, defaultResponses } from '../testing/requests.ts'

const path = 'GET /api/admin/live'

/** Streams whose events the test sends; `ended` counts those that nobody follows any more. */
function streamEvents(gateway: FakeGateway) {
  const state = { ended: 0, send: (_kind: string, _data: unknown) => {}, end() {} }
  gateway.respondWith({
    [path]: () => {
      const encoder = new TextEncoder()
      const body = new ReadableStream({
        start(controller) {
          state.send = (kind, data) =>
            controller.enqueue(encoder.encode(`event: ${kind}\ndata: ${JSON.stringify(data)}\n\n`))
          state.end = () => controller.close()
        },
        cancel() {
          state.ended += 1
        },
      })
      return new Response(body)
    },
  })
  return state
}

async function openRequest() {
  const gateway = createFakeGateway({
    ...defaultResponses,
    OpenLegalAidRequest: { details: buildRequestDetails() },
  })
  const live = streamEvents(gateway)
  const rendered = renderAsAdministrator('/admin/legal-aid/1', gateway)
  const head = within(await screen.findByRole('region', { name: 'Summary' }))
  await waitFor(() => expect(listStreams(gateway).at(-1)).toBe('?request=1'))
  return { ...rendered, gateway, live, head }
}

const listStreams = ({ requests }: FakeGateway) =>
  requests.filter(({ name }) => name === path).map(({ query }) => query)

const wrote = {
  id: 'e1',
  actor: 'Applicant',
  action: 'wrote',
  itemType: 'legal aid request',
  occurredAt: '2099-03-06T15:00:00.000Z',
}

test('who else has the request open is said, and that they left', async () => {
  const { live, head } = await openRequest()
  live.send('presence', [
    { id: '2', name: 'Ida Brandt' },
    { id: '3', name: 'Ruth Abernathy' },
  ])
  await head.findByText('Also here: Ida Brandt, Ruth Abernathy')
  live.send('presence', [])
  await waitFor(() => expect(head.queryByText(/Also here/)).toBeNull())
})

test('what others change is said, and read again when somebody asks', async () => {
  const { live, head, gateway, user } = await openRequest()
  live.send('changes', [wrote, { ...wrote, id: 'e2', actor: 'Ida', action: 'opened', itemType: 'document' }])
  await head.findByText('Changed meanwhile: Applicant wrote. Ida opened document.')
  expect(gateway.countRequests('OpenLegalAidRequest')).toBe(1)
  await user.click(head.getByRole('button', { name: 'Show changes' }))
  await waitFor(() => expect(gateway.countRequests('OpenLegalAidRequest')).toBe(2))
  expect(head.queryByText(/Changed meanwhile/)).toBeNull()
})

test('after a break it asks from where it left off, and says nothing twice', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  onTestFinished(() => void vi.useRealTimers())
  const { live, head, gateway } = await openRequest()
  live.send('clock', '2099-03-06T14:00:00.000Z')
  live.send('changes', [wrote])
  await head.findByText('Changed meanwhile: Applicant wrote.')
  live.end()
  await act(() => vi.advanceTimersByTimeAsync(1_500))
  await waitFor(() =>
    expect(listStreams(gateway).at(-1)).toBe('?request=1&since=2099-03-06T14%3A00%3A00.000Z'),
  )
  live.send('changes', [wrote, { ...wrote, id: 'e2', action: 'withdrew' }])
  await head.findByText('Changed meanwhile: Applicant wrote. Applicant withdrew.')
})

test('counts are asked for again when something has changed, in the background', async () => {
  const gateway = createFakeGateway({
    Dashboard: {},
    PendingCounts: { pendingCounts: { __typename: 'PendingCounts', newMessages: 1, failedEmails: 0 } },
  })
  const live = streamEvents(gateway)
  renderAsAdministrator('/admin/dashboard', gateway)
  const rail = within(await screen.findByRole('navigation', { name: 'Portal' }))
  await rail.findByRole('link', { name: 'Messages 1 new' })
  gateway.respondWith({
    PendingCounts: { pendingCounts: { __typename: 'PendingCounts', newMessages: 2, failedEmails: 0 } },
  })
  live.send('messages', null)
  await rail.findByRole('link', { name: 'Messages 2 new' })
})

test('a window out of sight follows nothing, and asks when it is in sight again', async () => {
  const gateway = createFakeGateway({ Dashboard: {} })
  const live = streamEvents(gateway)
  renderAsAdministrator('/admin/dashboard', gateway)
  await waitFor(() => expect(listStreams(gateway)).toHaveLength(1))
  const visibility = vi.spyOn(document, 'visibilityState', 'get')
  onTestFinished(() => visibility.mockRestore())
  const show = (state: DocumentVisibilityState) => {
    visibility.mockReturnValue(state)
    act(() => void document.dispatchEvent(new Event('visibilitychange')))
  }
  const countBefore = gateway.countRequests('PendingCounts')
  show('hidden')
  await waitFor(() => expect(live.ended).toBe(1))
  show('visible')
  await waitFor(() => expect(listStreams(gateway)).toHaveLength(2))
  await waitFor(() => expect(gateway.countRequests('PendingCounts')).toBeGreaterThan(countBefore))
})

test('who works on no requests follows nothing', async () => {
  const gateway = createFakeGateway({ Dashboard: {} })
  renderAs('editor', '/admin/dashboard', gateway)
  await screen.findByRole('heading', { name: 'Dashboard' })
  expect(listStreams(gateway)).toEqual([])
})
