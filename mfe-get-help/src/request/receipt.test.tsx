/** The receipt is stored until the applicant leaves, and then deleted. */
import { buildGatewayError } from '@access/shell/testing'
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { buildStatusResponse } from '../status/testing/open-status-page.tsx'
import {
  buildGateway,
  buildReceiptResponse,
  findStepHeading,
  getField,
  getRadio,
  openLastStep,
  openRequestForm,
  submitRequest,
  waitForFocus,
} from '../testing/open-request-form.tsx'

// Each test renders two screens, which takes long on a busy machine.
vi.setConfig({ testTimeout: 60_000 })

const reference = 'LA-7K4M-93XH'
const passphrase = 'river lantern maple harbor'
const statusResponse = { OpenRequestStatus: buildStatusResponse({ reference }) }

const getPanel = () => within(screen.getByRole('region', { name: 'Request Submitted!' }))
const dumpStorage = () => JSON.stringify([{ ...sessionStorage }, { ...localStorage }])
const isReceiptVisible = () =>
  [getPanel().queryByText(reference), getPanel().queryByText(passphrase)].every(Boolean)

/** Follows the link of the receipt. */
const openStatusFromReceipt = async ({ user }: Pick<Awaited<ReturnType<typeof openRequestForm>>, 'user'>) =>
  user.click(getPanel().getByRole('link', { name: 'Status of your request' }))

test('its link opens the status, and Back returns to the receipt', async () => {
  const applicant = await submitRequest(statusResponse)
  await openStatusFromReceipt(applicant)
  await screen.findByRole('heading', { name: 'Received' })
  expect(applicant.listCalls('OpenRequestStatus').map(({ variables }) => variables)).toEqual([
    { reference, passphrase },
  ])
  await waitFor(() => expect(applicant.getAddress()).toBe('/get-help/status'))
  expect(screen.queryByRole('textbox', { name: 'Passphrase' })).toBeNull()

  await applicant.press('Back in the browser')
  await screen.findByRole('region', { name: 'Request Submitted!' })
  expect(isReceiptVisible()).toBe(true)
})

test('it survives a reload, in this tab only, and expires after half an hour', async () => {
  const { getAddress } = await submitRequest()
  expect(JSON.stringify({ ...localStorage })).not.toMatch(/river|7K4M/)
  expect(getAddress()).not.toMatch(/river|7K4M/)
  cleanup()
  await openRequestForm()
  expect(isReceiptVisible()).toBe(true)

  cleanup()
  vi.useFakeTimers({ toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  vi.setSystemTime(Date.now() + 31 * 60_000)
  await openRequestForm()
  expect(screen.queryByText(passphrase)).toBeNull()
  expect(dumpStorage()).not.toMatch(/river|7K4M/)
})

test('of an emergency it begins with the phone and what happens next, also after a reload', async () => {
  await submitRequest({}, { answers: { urgency: 'Emergency' } })
  for (const _ of ['sent', 'reloaded']) {
    const panel = getPanel()
    const call = panel.getByRole('link', { name: 'Call (555) 555-0100' })
    const order = call.compareDocumentPosition(panel.getByText(reference))
    expect(order & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
    panel.getByText(/^(Open now, until|Closed now, opens) /)
    panel.getByText(/call 911/)
    panel.getByText(/A person reads your request and contacts you by Saturday, November 21, 2:00 PM\.$/)
    panel.getByText('The tenant help desk of the court')
    expect(panel.queryByText('Dial 211, day or night')).toBeNull()
    // Beside the toast, which is the specification's.
    const steps = screen.getByText(/^an attorney/).closest('ol')!
    expect(
      `${screen.getByRole('region', { name: 'Request Submitted!' }).textContent} ${steps.textContent}`,
    ).not.toMatch(/48 hours|5-7/)
    cleanup()
    await openRequestForm()
  }
})

test('hiding it deletes it and leads to the form', async () => {
  const { user, press, listCalls } = await submitRequest(statusResponse)
  await user.click(getPanel().getByRole('link', { name: 'I have written them down' }))
  // Under the receipt the form had the same heading, a level below.
  await waitForFocus(await screen.findByRole('heading', { name: /^Step 1 of 4/, level: 2 }))
  expect(listCalls('EndRequestAccess').map(({ variables }) => variables)).toEqual([{ accessToken: 'a-pass' }])
  expect(document.body.textContent).not.toMatch(/river|7K4M/)
  expect(dumpStorage()).not.toMatch(/river|7K4M/)

  await user.click(screen.getByRole('link', { name: 'Check my request' }))
  await screen.findByRole('textbox', { name: 'Passphrase' })
  await press('Back in the browser')
  await findStepHeading(1)
  expect(screen.queryByText(passphrase)).toBeNull()
  expect(listCalls('OpenRequestStatus')).toEqual([])
})

test('another request replaces the receipt at its second step', async () => {
  const { goTo } = await submitRequest()
  await goTo.step2()
  expect(screen.queryByText(passphrase)).toBeNull()
  expect(dumpStorage()).not.toMatch(/river|7K4M/)
  getRadio('Housing Rights')
})

test('it leaves a page that stays open half an hour after the last use', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] })
  onTestFinished(() => void vi.useRealTimers())
  await submitRequest()
  fireEvent.pointerDown(document.body)
  act(() => void vi.advanceTimersByTime(29 * 60_000))
  fireEvent.keyDown(document.body)
  act(() => void vi.advanceTimersByTime(29 * 60_000))
  expect(isReceiptVisible()).toBe(true)
  act(() => void vi.advanceTimersByTime(2 * 60_000))
  expect(screen.queryByText(passphrase)).toBeNull()
  expect(dumpStorage()).not.toMatch(/river|7K4M/)
})

/** Whether the browser would ask before it leaves. */
const asksBeforeLeaving = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))

test('who leaves without having kept it is asked once, also after a reload, and again for the next request', async () => {
  await submitRequest()
  expect(asksBeforeLeaving()).toBe(true)
  expect(asksBeforeLeaving()).toBe(false)
  cleanup()
  const applicant = await openRequestForm()
  expect(isReceiptVisible()).toBe(true)
  expect(asksBeforeLeaving()).toBe(false)

  await applicant.goTo.step4()
  await applicant.press('Submit Request')
  await screen.findByRole('region', { name: 'Request Submitted!' })
  expect(asksBeforeLeaving()).toBe(true)
})

test('who has printed it is not asked, not even after coming back to it by a link', async () => {
  const applicant = await submitRequest(statusResponse)
  vi.stubGlobal('print', () => {})
  await applicant.user.click(getPanel().getByRole('button', { name: 'Print or save as PDF' }))
  expect(asksBeforeLeaving()).toBe(false)
  await openStatusFromReceipt(applicant)
  await screen.findByRole('heading', { name: 'Received' })
  await applicant.press('Back in the browser')
  await screen.findByRole('region', { name: 'Request Submitted!' })
  expect(asksBeforeLeaving()).toBe(false)
})

test('Quick exit deletes it, removes it from the page and never asks', async () => {
  const { user } = await submitRequest()
  vi.stubGlobal('location', { replace() {} })
  await user.click(screen.getByRole('link', { name: 'Leave this site' }))
  expect(asksBeforeLeaving()).toBe(false)
  expect(document.body.textContent).not.toMatch(/LA-7K4M|river/)
  expect(dumpStorage()).not.toMatch(/river|7K4M/)
})

test('what a device can share is the reference, never the passphrase', async () => {
  const shared: ShareData[] = []
  const share = async (data: ShareData) => void shared.push(data)
  Object.defineProperty(navigator, 'share', { value: share, configurable: true })
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'share'))
  const { user } = await submitRequest()
  await user.click(getPanel().getByRole('button', { name: 'Share the reference' }))
  expect(shared).toEqual([{ text: reference, url: expect.stringMatching(/\/get-help\/status$/) }])
  await act(async () => {})
  expect(asksBeforeLeaving()).toBe(false)
})

test('a failed lookup can be repeated with one press', async () => {
  const applicant = await submitRequest({ OpenRequestStatus: buildGatewayError('BUSY') })
  await openStatusFromReceipt(applicant)
  await screen.findByRole('region', { name: 'There is a problem' })
  expect([getField('Reference').value, getField('Passphrase').value]).toEqual([reference, passphrase])
  applicant.gateway.respondWith(statusResponse)
  await applicant.press('Show status')
  await screen.findByRole('heading', { name: 'Received' })
})

test('the link and Back work without storage', async () => {
  const applicant = await submitRequest(statusResponse)
  sessionStorage.clear()
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('no room', 'QuotaExceededError')
  })
  onTestFinished(() => void vi.restoreAllMocks())
  await applicant.user.click(getPanel().getByRole('link', { name: 'I have written them down' }))
  await findStepHeading(1)
  cleanup()
  // The next draft is in memory only, so the form is filled in.
  const another = await openRequestForm({ gateway: applicant.gateway })
  await another.goTo.step4()
  await another.press('Submit Request')
  await screen.findByText(passphrase)
  await openStatusFromReceipt(another)
  await screen.findByRole('heading', { name: 'Received' })
  await another.press('Back in the browser')
  await waitFor(() => expect(isReceiptVisible()).toBe(true))
  await another.user.click(getPanel().getByRole('link', { name: 'I have written them down' }))
})

test('reference and passphrase can be copied, with feedback', async () => {
  const { user } = await submitRequest()
  await user.click(getPanel().getByRole('button', { name: 'Copy your reference' }))
  expect(await navigator.clipboard.readText()).toBe(reference)
  await getPanel().findByText('Copied your reference.')
  await user.click(getPanel().getByRole('button', { name: 'Copy your passphrase' }))
  expect(await navigator.clipboard.readText()).toBe(passphrase)
  expect((await getPanel().findByText('Copied your passphrase.')).getAttribute('role')).toBe('status')
})

test('without a clipboard the text is selected', async () => {
  const { user } = await submitRequest()
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'))
  await user.click(getPanel().getByRole('button', { name: 'Copy your passphrase' }))
  await getPanel().findByText('We could not copy your passphrase. It is selected: copy it from here.')
  expect(getSelection()?.toString()).toBe(passphrase)
})

test('a request that was sent before and is erased says so, and shows no passphrase', async () => {
  const repeated = { status: 'erased', passphrase: null, accessToken: null }
  const { passphrase: _, ...receipt } = await buildReceiptResponse().json()
  const gateway = buildGateway(() => Response.json({ ...receipt, ...repeated }, { status: 201 }))
  const applicant = await openLastStep({ gateway })
  await applicant.press('Submit Request')
  const panel = within(await screen.findByRole('region', { name: 'This request has been erased' }))
  panel.getByText('LA-7K4M-93XH')
  expect(screen.queryByText('Request Submitted!')).toBeNull()
  expect(dumpStorage()).not.toMatch(/7K4M/)
})
