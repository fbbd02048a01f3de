import type { FakeGateway } from '@access/shell/testing'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
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
} from '../testing/open-request-form.tsx'

const dumpStorage = () => JSON.stringify([{ ...sessionStorage }, { ...localStorage }])
const getDeviceCheckbox = () =>
  screen.getByRole<HTMLInputElement>('checkbox', { name: 'Keep on this device for 7 days' })

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

test('answers can be stored on the device, with an expiry date, and removed from it', async () => {
  const { user, fillIn } = await openRequestForm()
  await fillIn.contactDetails()
  expect(getDeviceCheckbox().checked).toBe(false)
  expect(localStorage.getItem('get-help.draft')).toBeNull()
  await user.click(getDeviceCheckbox())

  screen.getByText(/^Saved on this device until \w+ \d+, \d{4}\.$/)
  expect(readDraft(localStorage).answers.name).toBe('Dana Whitcombe')
  expect(sessionStorage.getItem('get-help.draft')).toBeNull()

  await user.click(getDeviceCheckbox())
  screen.getByText('Saved in this tab.')
  expect(localStorage.getItem('get-help.draft')).toBeNull()
})

test('Clear my answers asks for confirmation, and then deletes everything', async () => {
  const { user, press, goTo } = await openRequestForm()
  await goTo.step2()
  await user.click(getDeviceCheckbox())
  await press('Clear my answers')
  screen.getByText('Clear everything you have typed? This cannot be undone.')
  await press('Cancel')
  expect(readDraft(localStorage).answers.name).toBe('Dana Whitcombe')

  await press('Clear my answers')
  await press('Clear my answers')
  await findStepHeading(1)
  expect(getField('Name').value).toBe('')
  screen.getByText('Your answers have been deleted from this device.')
  expect(dumpStorage()).not.toContain('Dana')
  expect(getDeviceCheckbox().checked).toBe(false)
})

test('a submitted request leaves no answers, and its receipt in this tab only', async () => {
  const { user, press } = await openLastStep()
  await user.click(getDeviceCheckbox())
  expect(dumpStorage()).toContain('Dana Whitcombe')
  await press('Submit Request')
  await screen.findByText('river lantern maple harbor')

  expect(dumpStorage()).not.toMatch(/Dana|locks/)
  expect(JSON.stringify({ ...localStorage })).not.toMatch(/river|a-pass/)
})

test('garbage in the storage does not break the form', async () => {
  for (const storage of [sessionStorage, localStorage])
    storage.setItem('get-help.draft', '{"id":"x","answers":')
  await openRequestForm()
  expect(getField('Name').value).toBe('')
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
  const { press, goTo, user } = await openRequestForm()
  await user.click(getDeviceCheckbox())
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
