import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { anApplicant, atStep, button, chosen, field, server, stored } from './testing/applicant.tsx'

const everything = () => JSON.stringify([{ ...sessionStorage }, { ...localStorage }])
const onTheDevice = () =>
  screen.getByRole<HTMLInputElement>('checkbox', { name: 'Keep on this device for 7 days' })

/** The page is loaded again, at the address it had. */
async function reload(address: string, gateway = server(stored)) {
  cleanup()
  return anApplicant({ path: address, gateway })
}

/** Another tab, as far as this one can tell. */
function anotherTab() {
  const heard: Record<string, unknown>[] = []
  const channel = new BroadcastChannel('get-help')
  channel.onmessage = ({ data }) => void heard.push(data)
  onTestFinished(() => channel.close())
  return { heard, say: (said: unknown) => channel.postMessage(said) }
}

const draftIn = (storage: Storage) => JSON.parse(storage.getItem('get-help.draft')!)

test('answers outlive a reload, and so does the step', async () => {
  const { goTo, tell, address } = await anApplicant()
  await goTo.step2()
  await tell.whatHappened()
  screen.getByText('Kept in this tab')

  await reload(address())
  await atStep(2)
  screen.getByText(/Your answers are still here\./)
  expect(chosen()).toEqual(['Housing Rights', 'High (within 2-3 days)'])
  expect(field('What happened?').value).toBe('The locks were changed.')
})

test('nothing is kept on the device unless that is chosen', async () => {
  const { tell } = await anApplicant()
  await tell.howToReachThem()

  expect(onTheDevice().checked).toBe(false)
  expect(localStorage.getItem('get-help.draft')).toBeNull()
})

test('who chooses so keeps the answers on the device, is told until when, and can take it back', async () => {
  const { user, tell } = await anApplicant()
  await tell.howToReachThem()
  await user.click(onTheDevice())

  screen.getByText(/^Kept on this device until \w+ \d+, \d{4}$/)
  expect(draftIn(localStorage).answers.name).toBe('Dana Whitcombe')
  expect(sessionStorage.getItem('get-help.draft')).toBeNull()

  await user.click(onTheDevice())
  screen.getByText('Kept in this tab')
  expect(localStorage.getItem('get-help.draft')).toBeNull()
})

test('what was kept on the device for longer than seven days is gone', async () => {
  const until = new Date(Date.now() - 1000).toISOString()
  localStorage.setItem(
    'get-help.draft',
    JSON.stringify({ id: 'a', answers: { name: 'Dana' }, papers: [], until }),
  )
  await anApplicant()

  expect(field('Name').value).toBe('')
  expect(localStorage.getItem('get-help.draft')).toBeNull()
})

test('Clear my answers asks first, and then leaves nothing', async () => {
  const { user, press, goTo } = await anApplicant()
  await goTo.step2()
  await user.click(onTheDevice())
  await press('Clear my answers')
  screen.getByText('Clear everything you have typed? This cannot be undone.')
  await press('Keep them')
  expect(draftIn(localStorage).answers.name).toBe('Dana Whitcombe')

  await press('Clear my answers')
  await press('Clear my answers')
  await atStep(1)
  expect(field('Name').value).toBe('')
  screen.getByText('Your answers are gone from this device.')
  expect(everything()).not.toContain('Dana')
  expect(onTheDevice().checked).toBe(false)
})

test('a request that was sent leaves nothing of what was told, and its receipt in this tab alone', async () => {
  const { user, press, goTo } = await anApplicant()
  await goTo.step4()
  await user.click(onTheDevice())
  expect(everything()).toContain('Dana Whitcombe')
  await press('Submit Request')
  await screen.findByText('river lantern maple harbor')

  expect(everything()).not.toMatch(/Dana|locks/)
  expect(JSON.stringify({ ...localStorage })).not.toMatch(/river|a-pass/)
})

test('who leaves in a hurry leaves nothing in either storage', async () => {
  const { user, tell } = await anApplicant()
  await tell.howToReachThem()
  await user.click(onTheDevice())
  vi.stubGlobal('location', { replace() {} })
  await user.click(screen.getByRole('link', { name: 'Leave this site' }))

  expect(everything()).not.toContain('Dana')
})

for (const [what, kept] of [
  ['garbage', '{"id":"x","answers":'],
  ['something else', '["Dana"]'],
] as const) {
  test(`${what} in the storage does not break the form`, async () => {
    sessionStorage.setItem('get-help.draft', kept)
    localStorage.setItem('get-help.draft', kept)
    await anApplicant()
    expect(field('Name').value).toBe('')
  })
}

test('storage that is forbidden or full breaks nothing, and nothing is claimed to be kept', async () => {
  const forbidden = () => {
    throw new DOMException('no', 'SecurityError')
  }
  for (const method of ['getItem', 'setItem', 'removeItem'] as const) {
    const spy = vi.spyOn(Storage.prototype, method).mockImplementation(forbidden)
    onTestFinished(() => spy.mockRestore())
  }
  const { press, goTo, user } = await anApplicant()
  await user.click(onTheDevice())
  await goTo.step4()
  expect(screen.queryByText(/^Kept/)).toBeNull()
  await press('Submit Request')
  await screen.findByText('LA-7K4M-93XH')
})

test('a reload between a lost answer and the next try does not make a second request', async () => {
  const lost = { ...server(stored), fetch: () => Promise.reject(new TypeError('Failed to fetch')) }
  const keys: (string | null)[] = []
  lost.fetch = (async (_address: unknown, init: RequestInit) => {
    keys.push(new Headers(init?.headers).get('idempotency-key'))
    throw new TypeError('Failed to fetch')
  }) as typeof lost.fetch
  const first = await anApplicant({ gateway: lost })
  await first.goTo.step4()
  await first.press('Submit Request')
  await screen.findByText(/^Your request has not been sent/)

  const second = await reload(first.address())
  await atStep(4)
  await second.press('Submit Request')
  await screen.findByText('LA-7K4M-93XH')
  expect(keys).toHaveLength(1)
  expect(second.keys()).toEqual(keys)
})

test('another tab with the same draft is told of, and what was typed last is kept', async () => {
  const { user, tell } = await anApplicant()
  await tell.howToReachThem()
  const tab = anotherTab()
  const draft = draftIn(sessionStorage)
  tab.say({ kind: 'opened', id: draft.id })
  await screen.findByText('This request is also open in another tab. What you typed last is kept.')
  expect(tab.heard).toContainEqual({ kind: 'open too', id: draft.id })

  tab.say({
    kind: 'changed',
    id: draft.id,
    draft: { ...draft, answers: { ...draft.answers, name: 'Dana W.' } },
  })
  await waitFor(() => expect(field('Name').value).toBe('Dana W.'))
  await user.type(field('Name'), ' the second')
  await waitFor(() =>
    expect(tab.heard.at(-1)).toMatchObject({
      kind: 'changed',
      draft: { answers: { name: 'Dana W. the second' } },
    }),
  )
})

test('a tab with another draft is none of our business', async () => {
  const { tell } = await anApplicant()
  await tell.howToReachThem()
  const tab = anotherTab()
  tab.say({ kind: 'changed', id: 'another', draft: { id: 'another', answers: { name: 'Eve' }, papers: [] } })
  tab.say({ kind: 'opened', id: draftIn(sessionStorage).id })

  await screen.findByText(/also open in another tab/)
  expect(field('Name').value).toBe('Dana Whitcombe')
})

test('after one tab has sent it the other says so, with the reference, and does not send it again', async () => {
  const { goTo, sent } = await anApplicant()
  await goTo.step4()
  const tab = anotherTab()
  tab.say({ kind: 'sent', id: draftIn(sessionStorage).id, reference: 'LA-7K4M-93XH' })

  const said = await screen.findByText(
    'This request has been sent. Its reference is LA-7K4M-93XH. To add something, use your status page.',
  )
  expect(within(said.parentElement!).getByRole('link').getAttribute('href')).toBe('/get-help/status')
  await atStep(1)
  expect(field('Name').value).toBe('')
  expect(sessionStorage.getItem('get-help.draft')).toBeNull()
  expect(sent()).toEqual([])
})

test('who has sent it tells other tabs the reference, and never the words', async () => {
  const tab = anotherTab()
  const { press, goTo } = await anApplicant()
  await goTo.step4()
  await press('Submit Request')
  await screen.findByText('river lantern maple harbor')

  await waitFor(() => expect(tab.heard.at(-1)).toMatchObject({ kind: 'sent', reference: 'LA-7K4M-93XH' }))
  expect(JSON.stringify(tab.heard)).not.toMatch(/river|a-pass/)
})

test('while there is no connection a line says that nothing is lost, and that it is back', async () => {
  await anApplicant()
  dispatchEvent(new Event('offline'))
  await screen.findByText(/^You are offline\. You can keep typing\./)
  dispatchEvent(new Event('online'))
  await screen.findByText('You are connected again.')
})

test('a sending that nobody answers is told as being offline too, until one arrives', async () => {
  const replies = [() => Promise.reject(new TypeError('Failed to fetch')), async () => stored()]
  const gateway = { ...server(stored), fetch: () => replies.shift()!() }
  const { press, goTo } = await anApplicant({ gateway })
  await goTo.step4()
  await press('Submit Request')
  await screen.findByText(/^You are offline\. You can keep typing\./)
  expect(button('Submit Request').disabled).toBe(false)

  await press('Submit Request')
  await screen.findByText('LA-7K4M-93XH')
  screen.getByText('You are connected again.')
})
