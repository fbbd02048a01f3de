/** The receipt stays until the applicant leaves, and then nothing of it is left. */
import { refused } from '@access/shell/testing'
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { stands } from './status/testing/theStatusPage.tsx'
import { anApplicant, atStep, choice, field, focusIsOn, whoHasSent } from './testing/applicant.tsx'

// Each goes through two screens, which a busy machine is long in reading.
vi.setConfig({ testTimeout: 60_000 })

const reference = 'LA-7K4M-93XH'
const words = 'river lantern maple harbor'
const opened = { OpenRequestStatus: stands({ reference }) }

const panel = () => within(screen.getByRole('region', { name: 'Request Submitted!' }))
const everything = () => JSON.stringify([{ ...sessionStorage }, { ...localStorage }])
const receiptStands = () => [panel().queryByText(reference), panel().queryByText(words)].every(Boolean)

/** Follows the panel's link. */
const toStatus = async ({ user }: Pick<Awaited<ReturnType<typeof anApplicant>>, 'user'>) =>
  user.click(panel().getByRole('link', { name: 'Where your request stands' }))

test('its link opens the status, and Back returns to reference and words', async () => {
  const applicant = await whoHasSent(opened)
  await toStatus(applicant)
  await screen.findByRole('heading', { name: 'Received' })
  expect(applicant.asked('OpenRequestStatus').map(({ variables }) => variables)).toEqual([
    { reference, words },
  ])
  expect(applicant.address()).toBe('/get-help/status')
  expect(screen.queryByRole('textbox', { name: 'Four words' })).toBeNull()

  await applicant.press('Back in the browser')
  await screen.findByRole('region', { name: 'Request Submitted!' })
  expect(receiptStands()).toBe(true)
})

test('it is there again after a reload, and in this tab alone', async () => {
  const { address } = await whoHasSent()
  expect(JSON.stringify({ ...localStorage })).not.toMatch(/river|7K4M/)
  expect(address()).not.toMatch(/river|7K4M/)
  cleanup()
  await anApplicant()
  expect(receiptStands()).toBe(true)
})

test('at its own address the status asks for the words, whatever the tab keeps', async () => {
  const { asked, user, press } = await whoHasSent(opened)
  const [, other] = screen.getAllByRole('link', { name: 'Where your request stands' })
  await user.click(other!)
  await screen.findByRole('textbox', { name: 'Four words' })
  expect(asked('OpenRequestStatus')).toEqual([])
  await press('Back in the browser')
  await screen.findByRole('region', { name: 'Request Submitted!' })
  expect(receiptStands()).toBe(true)
})

test('who hides it leaves nothing, and goes on at the form', async () => {
  const { user, press, asked } = await whoHasSent(opened)
  await user.click(panel().getByRole('link', { name: 'Hide this from the screen' }))
  await focusIsOn(await atStep(1))
  expect(document.body.textContent).not.toMatch(/river|7K4M/)
  expect(everything()).not.toMatch(/river|7K4M/)

  await user.click(screen.getByRole('link', { name: 'Where your request stands' }))
  await screen.findByRole('textbox', { name: 'Four words' })
  await press('Back in the browser')
  await atStep(1)
  expect(screen.queryByText(words)).toBeNull()
  expect(asked('OpenRequestStatus')).toEqual([])
})

test('who leaves in a hurry leaves nothing, from the receipt and from the status', async () => {
  const { user, press } = await whoHasSent(opened)
  await toStatus({ user })
  await screen.findByRole('heading', { name: 'Received' })
  vi.stubGlobal('location', { replace() {} })
  await user.click(screen.getByRole('link', { name: 'Leave this site' }))
  expect(everything()).not.toMatch(/river|7K4M/)
  await press('Back in the browser')
  await atStep(1)
  expect(document.body.textContent).not.toMatch(/river|7K4M/)
})

test('another request takes the place of the receipt as it goes on to its second step', async () => {
  const { goTo } = await whoHasSent()
  await goTo.step2()
  expect(screen.queryByText(words)).toBeNull()
  expect(everything()).not.toMatch(/river|7K4M/)
  choice('Housing Rights')
})

test('after an hour it is gone', async () => {
  await whoHasSent()
  cleanup()
  vi.useFakeTimers({ toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  vi.setSystemTime(Date.now() + 61 * 60_000)
  await anApplicant()
  expect(screen.queryByText(words)).toBeNull()
  expect(everything()).not.toMatch(/river|7K4M/)
})

test('once the status was closed because nobody used it, the words are asked for', async () => {
  const applicant = await whoHasSent(opened)
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] })
  onTestFinished(() => void vi.useRealTimers())
  await toStatus(applicant)
  await screen.findByRole('heading', { name: 'Received' })
  act(() => void vi.advanceTimersByTime(15 * 60_000 + 5000))
  await applicant.press('Continue')
  expect(field('Four words').value).toBe('')
  expect(everything()).not.toMatch(/river|7K4M/)
})

test('who hides the status, or erases the request, leaves no receipt either', async () => {
  const erased = stands({
    reference,
    status: 'erased',
    canErase: false,
    erasedAt: '2026-11-20T19:00:00.000Z',
  })
  const applicant = await whoHasSent({ ...opened, EraseRequest: erased })
  await toStatus(applicant)
  const link = await screen.findByRole('link', { name: 'Hide this from the screen' })
  link.addEventListener('click', (click) => click.preventDefault())
  await applicant.press('Erase what I sent')
  await screen.findByRole('heading', { name: 'Erased' })
  expect(everything()).not.toMatch(/river|7K4M/)

  sessionStorage.setItem('get-help.receipt', words)
  await applicant.user.click(link)
  expect(everything()).not.toMatch(/river/)
})

test('a status that cannot be opened just now is opened by one press', async () => {
  const applicant = await whoHasSent({ OpenRequestStatus: refused('BUSY') })
  await toStatus(applicant)
  await screen.findByRole('region', { name: 'There is a problem' })
  expect([field('Reference').value, field('Four words').value]).toEqual([reference, words])
  applicant.gateway.answer(opened)
  await applicant.press('See where it stands')
  await screen.findByRole('heading', { name: 'Received' })
})

test('where the browser forbids its storage, the link and Back work all the same', async () => {
  const applicant = await whoHasSent(opened)
  sessionStorage.clear()
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('no room', 'QuotaExceededError')
  })
  onTestFinished(() => void vi.restoreAllMocks())
  await applicant.user.click(panel().getByRole('link', { name: 'Hide this from the screen' }))
  await atStep(1)
  cleanup()
  // The draft of the next one is in memory only, so it is told by hand.
  const another = await anApplicant({ gateway: applicant.gateway })
  await another.goTo.step4()
  await another.press('Submit Request')
  await screen.findByText(words)
  await toStatus(another)
  await screen.findByRole('heading', { name: 'Received' })
  await another.press('Back in the browser')
  await waitFor(() => expect(receiptStands()).toBe(true))
  await another.user.click(panel().getByRole('link', { name: 'Hide this from the screen' }))
})

test('both can be copied, and it is said that they are', async () => {
  const { user } = await whoHasSent()
  await user.click(panel().getByRole('button', { name: 'Copy your reference' }))
  expect(await navigator.clipboard.readText()).toBe(reference)
  await panel().findByText('Copied your reference.')
  await user.click(panel().getByRole('button', { name: 'Copy your four words' }))
  expect(await navigator.clipboard.readText()).toBe(words)
  expect((await panel().findByText('Copied your four words.')).getAttribute('role')).toBe('status')
})

test('where the clipboard is not to be had, what is to be copied is selected', async () => {
  const { user } = await whoHasSent()
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'))
  await user.click(panel().getByRole('button', { name: 'Copy your four words' }))
  await panel().findByText('We could not copy your four words. It is selected: copy it from here.')
  expect(getSelection()?.toString()).toBe(words)
})
