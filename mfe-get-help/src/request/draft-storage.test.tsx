import type { FakeGateway } from '@access/shell/testing'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect, onTestFinished, test, vi } from 'vitest'
import { deleteReceipt } from '../components/receipt/receipt-storage.ts'
import {
  buildGateway,
  buildReceiptResponse,
  findStepHeading,
  getButton,
  getField,
  listSelectedLabels,
  openLastStep,
  openRequestForm,
  waitForFocus,
} from '../testing/open-request-form.tsx'

const dumpStorage = () => JSON.stringify([{ ...sessionStorage }, { ...localStorage }])
/** Keeps the answers on this device, and returns the words. */
async function finishLater(user: UserEvent, days = '7') {
  await user.selectOptions(screen.getByRole('combobox', { name: 'Finish later on this device' }), days)
  await user.click(getButton('Save and show my words'))
  await screen.findByText(/Saved on this device until \w+ \d+, \d{4}\.$/)
  return readDraft(sessionStorage).device.passphrase as string
}

/** A tab that has nothing yet opens the form on the same device. */
function openNewTab() {
  sessionStorage.clear()
  return reload('/get-help')
}

async function openWith(user: UserEvent, words: string) {
  await user.type(getField('Enter your words to go on'), words)
  await user.click(getButton('Open my answers'))
}

/** Reloads the page at its URL. */
async function reload(address: string, gateway = buildGateway(buildReceiptResponse)) {
  cleanup()
  return openRequestForm({ path: address, gateway })
}

/** Simulates another tab. */
function openAnotherTab() {
  const messages: Record<string, unknown>[] = []
  const channel = new BroadcastChannel('get-help')
  channel.onmessage = ({ data }) => void messages.push(data)
  onTestFinished(() => channel.close())
  return { messages, post: (message: unknown) => channel.postMessage(message) }
}

const readDraft = (storage: Storage) => JSON.parse(storage.getItem('get-help.draft')!)

test('answers and the step survive a reload', async () => {
  const { goTo, fillIn, getAddress } = await openRequestForm()
  await goTo.step2()
  await fillIn.caseDetails()
  screen.getByText('Saved in this tab.')

  await reload(getAddress())
  await findStepHeading(2)
  screen.getByText(/Your answers have been restored\./)
  expect(listSelectedLabels()).toEqual(['Housing Rights', 'High (within 2-3 days)'])
  expect(getField('What happened?').value).toBe('The locks were changed.')
})

test('answers are kept on the device as nobody can read them, until the day that was chosen', async () => {
  const { user, fillIn } = await openRequestForm()
  expect(screen.queryByRole('combobox')).toBeNull()
  await fillIn.contactDetails()
  expect(localStorage.getItem('get-help.draft')).toBeNull()
  const words = await finishLater(user, '30')
  screen.getByText(words)
  screen.getByText('Without them nobody, not even we, can open your answers.')
  expect(JSON.stringify({ ...localStorage })).not.toMatch(/Dana|5550178/)
  const days = (Date.parse(readDraft(localStorage).expiresAt) - Date.now()) / 86_400_000
  expect(Math.round(days)).toBe(30)

  await user.click(getButton('Stop keeping them here'))
  screen.getByText('Saved in this tab.')
  expect(localStorage.getItem('get-help.draft')).toBeNull()
  expect(readDraft(sessionStorage).answers.name).toBe('Dana Whitcombe')
})

test('a new tab opens the saved answers with their words, and what is typed then is saved too', async () => {
  const first = await openRequestForm()
  await first.fillIn.contactDetails()
  const words = await finishLater(first.user)

  const second = await openNewTab()
  screen.getByRole('heading', { name: /^You saved answers here on \w+ \d+, \d{4}$/ })
  expect(getField('Name').value).toBe('')
  await openWith(second.user, 'apple apple apple apple apple apple')
  await screen.findByText(/^These words do not open your answers/)
  await waitForFocus(getField('Enter your words to go on'))
  expect(localStorage.getItem('get-help.draft')).not.toBeNull()

  await second.user.clear(getField('Enter your words to go on'))
  await openWith(second.user, words.toUpperCase())
  await waitFor(() => expect(getField('Name').value).toBe('Dana Whitcombe'))
  await waitForFocus(screen.getByRole('heading', { name: /^Step 1 of 4/ }))
  const before = localStorage.getItem('get-help.draft')
  await second.user.type(getField('Name'), ' the second')
  await waitFor(() => expect(localStorage.getItem('get-help.draft')).not.toBe(before))

  const third = await openNewTab()
  const after = localStorage.getItem('get-help.draft')
  await openWith(third.user, words)
  await waitFor(() => expect(getField('Name').value).toBe('Dana Whitcombe the second'))
  await waitFor(() => expect(localStorage.getItem('get-help.draft')).not.toBe(after))
})

test('beside saved answers the empty form is filled in and sent, and they stay until somebody starts over', async () => {
  const first = await openRequestForm()
  await first.fillIn.contactDetails()
  await finishLater(first.user)
  const saved = localStorage.getItem('get-help.draft')

  const second = await openNewTab()
  await second.goTo.step4()
  screen.getByText('Other answers are already saved on this device. Open them or delete them first.')
  await second.press('Submit Request')
  await screen.findByText('river lantern maple harbor')
  expect(localStorage.getItem('get-help.draft')).toBe(saved)

  const third = await openNewTab()
  await third.press('Start over')
  await third.press('Cancel')
  expect(localStorage.getItem('get-help.draft')).toBe(saved)
  await third.press('Start over')
  await third.press('Delete them')
  screen.getByText('The saved answers have been deleted.')
  expect(localStorage.getItem('get-help.draft')).toBeNull()
})

test('what another tab deletes is not brought back by the next letter', async () => {
  const { user, fillIn } = await openRequestForm()
  await fillIn.contactDetails()
  await finishLater(user)
  localStorage.clear()
  dispatchEvent(new StorageEvent('storage', { key: null }))
  await screen.findByText('Saved in this tab.')
  await user.type(getField('Name'), ' the second')
  expect(localStorage.getItem('get-help.draft')).toBeNull()
})

test('leaving by Shift deletes saved answers, opened or not', async () => {
  const first = await openRequestForm()
  await first.fillIn.contactDetails()
  await finishLater(first.user)
  const { user } = await openNewTab()
  vi.stubGlobal('location', { replace() {} })
  onTestFinished(() => void delete document.documentElement.dataset.leaving)
  await user.keyboard('{Shift}{Shift}{Shift}')
  expect(localStorage.getItem('get-help.draft')).toBeNull()
})

test('where the page is not secure, nothing is kept on the device, and the page says why', async () => {
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) })
  const { fillIn } = await openRequestForm()
  await fillIn.contactDetails()
  screen.getByText(/does not begin with https, so your browser cannot lock them/)
  expect(screen.queryByRole('combobox')).toBeNull()
})

test('Clear my answers asks for confirmation, and then deletes everything', async () => {
  const { user, press, goTo } = await openRequestForm()
  await goTo.step2()
  await finishLater(user)
  await press('Clear my answers')
  screen.getByText('Clear everything you have typed? This cannot be undone.')
  await press('Cancel')
  expect(localStorage.getItem('get-help.draft')).not.toBeNull()

  await press('Clear my answers')
  await press('Clear my answers')
  await findStepHeading(1)
  expect(getField('Name').value).toBe('')
  screen.getByText('Your answers have been deleted from this device.')
  expect(dumpStorage()).not.toContain('get-help.draft')
})

test('a submitted request leaves no answers, and its receipt in this tab only', async () => {
  const { user, press } = await openLastStep()
  await finishLater(user)
  expect(dumpStorage()).toContain('Dana Whitcombe')
  await press('Submit Request')
  await screen.findByText('river lantern maple harbor')

  expect(dumpStorage()).not.toMatch(/Dana|locks|get-help\.draft/)
  expect(JSON.stringify({ ...localStorage })).not.toMatch(/river|a-pass/)
})

test('garbage in the storage, or a readable draft of an older release, does not break the form', async () => {
  sessionStorage.setItem('get-help.draft', '{"id":"x","answers":')
  // What an older release kept, for anybody to read.
  localStorage.setItem('get-help.draft', '{"id":"x","answers":{"name":"Dana"},"retainedUntil":"2999-01-01"}')
  await openRequestForm()
  expect(getField('Name').value).toBe('')
  expect(dumpStorage()).not.toContain('Dana')
})

test('blocked or full storage breaks nothing, and nothing is reported as saved', async () => {
  const throwSecurityError = () => {
    throw new DOMException('no', 'SecurityError')
  }
  for (const method of ['getItem', 'setItem', 'removeItem'] as const) {
    const spy = vi.spyOn(Storage.prototype, method).mockImplementation(throwSecurityError)
    onTestFinished(() => spy.mockRestore())
  }
  // In memory it would be there in the next test as well.
  onTestFinished(deleteReceipt)
  const { press, goTo } = await openRequestForm()
  await goTo.step4()
  expect(screen.queryByText(/^Saved in/)).toBeNull()
  await press('Submit Request')
  await screen.findByText('LA-7K4M-93XH')
})

/** A gateway to which the connection is lost during the first submission; `keys` are the idempotency keys of all. */
function buildInterruptedGateway() {
  const gateway = buildGateway(buildReceiptResponse)
  const keys: (string | null)[] = []
  const fetch: FakeGateway['fetch'] = async (address, init) => {
    if (address !== '/api/legal-aid-requests') return gateway.fetch(address, init)
    keys.push(new Headers(init?.headers).get('idempotency-key'))
    if (keys.length === 1) throw new TypeError('Failed to fetch')
    return gateway.fetch(address, init)
  }
  return { keys, gateway: { ...gateway, fetch } }
}

test('a reload between a lost response and the retry does not create a second request', async () => {
  const { keys, gateway } = buildInterruptedGateway()
  const first = await openLastStep({ gateway })
  await first.press('Submit Request')
  await screen.findByText(/^Your request has not been sent/)

  const second = await reload(first.getAddress())
  await findStepHeading(4)
  await second.press('Submit Request')
  await screen.findByText('LA-7K4M-93XH')
  expect(keys).toHaveLength(1)
  expect(second.getIdempotencyKeys()).toEqual(keys)
})

test('a draft open in another tab is reported, and the latest changes are saved', async () => {
  const { user, fillIn } = await openRequestForm()
  await fillIn.contactDetails()
  const tab = openAnotherTab()
  const draft = readDraft(sessionStorage)
  tab.post({ kind: 'opened', id: draft.id })
  await screen.findByText('This request is also open in another tab. The latest changes are saved.')
  expect(tab.messages).toContainEqual({ kind: 'alreadyOpen', id: draft.id })

  tab.post({
    kind: 'changed',
    id: draft.id,
    draft: { ...draft, answers: { ...draft.answers, name: 'Dana W.' } },
  })
  await waitFor(() => expect(getField('Name').value).toBe('Dana W.'))
  await user.type(getField('Name'), ' the second')
  await waitFor(() =>
    expect(tab.messages.at(-1)).toMatchObject({
      kind: 'changed',
      draft: { answers: { name: 'Dana W. the second' } },
    }),
  )
})

test('messages of a tab with another draft are ignored', async () => {
  const { fillIn } = await openRequestForm()
  await fillIn.contactDetails()
  const tab = openAnotherTab()
  tab.post({
    kind: 'changed',
    id: 'another',
    draft: { id: 'another', answers: { name: 'Eve' }, documents: [] },
  })
  tab.post({ kind: 'opened', id: readDraft(sessionStorage).id })

  await screen.findByText(/also open in another tab/)
  expect(getField('Name').value).toBe('Dana Whitcombe')
})

test('a request submitted in another tab is reported with its reference, and not submitted again', async () => {
  const { getSubmissions } = await openLastStep()
  const tab = openAnotherTab()
  tab.post({ kind: 'sent', id: readDraft(sessionStorage).id, reference: 'LA-7K4M-93XH' })

  const notice = await screen.findByText(
    'This request has been sent. Its reference is LA-7K4M-93XH. To add something, use your status page.',
  )
  expect(within(notice.parentElement!).getByRole('link').getAttribute('href')).toBe('/get-help/status')
  await findStepHeading(1)
  expect(getField('Name').value).toBe('')
  expect(sessionStorage.getItem('get-help.draft')).toBeNull()
  expect(getSubmissions()).toEqual([])
})

test('other tabs receive the reference of a submitted request, and never the passphrase', async () => {
  const tab = openAnotherTab()
  const { press } = await openLastStep()
  await press('Submit Request')
  await screen.findByText('river lantern maple harbor')

  await waitFor(() => expect(tab.messages.at(-1)).toMatchObject({ kind: 'sent', reference: 'LA-7K4M-93XH' }))
  expect(JSON.stringify(tab.messages)).not.toMatch(/river|a-pass/)
})

test('a notice is shown while offline, and when the connection is restored', async () => {
  await openRequestForm()
  dispatchEvent(new Event('offline'))
  await screen.findByText(/^You are offline\. You can keep typing\./)
  dispatchEvent(new Event('online'))
  await screen.findByText('You are connected again.')
})

test('a submission without a response is reported as offline, until one succeeds', async () => {
  const { press } = await openLastStep({ gateway: buildInterruptedGateway().gateway })
  await press('Submit Request')
  await screen.findByText(/^You are offline\. You can keep typing\./)
  expect(getButton('Submit Request').disabled).toBe(false)

  await press('Submit Request')
  await screen.findByText('LA-7K4M-93XH')
  screen.getByText('You are connected again.')
})
