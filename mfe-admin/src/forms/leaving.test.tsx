// How short forms are left: whichever way, what was typed is asked about once, and a session that ends loses none of it.
import { buildAdministrator, createFakeGateway, type FakeGateway } from '@access/shell/testing'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { enter } from '../testing/enter.ts'
import { findDialog } from '../testing/find-part.ts'
import { buildLetters, buildReferrals, buildRetention } from '../testing/letters.ts'
import { getLastVariables } from '../testing/managed-gateway.ts'
import { renderAsAdministrator } from '../testing/render-at.ts'
import { buildRequestDetails, buildRequestSummary, defaultResponses } from '../testing/requests.ts'
import { signIn } from '../testing/sign-in.ts'

const question = 'Close without saving?'
const isAskedByBrowser = () => !fireEvent(window, new Event('beforeunload', { cancelable: true }))
const press = (user: UserEvent, name: string) => user.click(screen.getByRole('button', { name }))

const createGateway = (responses: object = {}) =>
  createFakeGateway({
    ...defaultResponses,
    LetterTemplates: { templates: [] },
    MessageTemplates: { templates: [] },
    ReferralResources: { office: buildReferrals([null, 'The law school']) },
    OpenLegalAidRequest: {
      details: buildRequestDetails({ nextStatuses: ['closed'], retention: buildRetention() }),
    },
    LettersForRequest: buildLetters(),
    RequestQueue: { page: { items: [buildRequestSummary()], total: 1, counts: [] } },
    SavedViews: { views: [] },
    ReadyViewCounts: { counts: [] },
    StaffMembers: { staffMembers: [], absences: [] },
    'POST /api/auth/login': { token: 'new', user: buildAdministrator() },
    'POST /api/auth/logout': true,
    ...responses,
  })

async function openTemplate() {
  const rendered = renderAsAdministrator('/admin/letters', createGateway())
  await rendered.user.click(await screen.findByRole('button', { name: 'Add message template' }))
  await screen.findByRole('dialog')
  return rendered
}
const typeName = () => enter(screen.getByLabelText('Name'), 'Ask for a call')

const ways: [string, (user: UserEvent) => unknown][] = [
  ['Cancel', (user) => press(user, 'Cancel')],
  ['Escape', (user) => user.keyboard('{Escape}')],
  ['the close sign', (user) => press(user, 'Close')],
  ['a click beside it', (user) => user.click(screen.getByRole('dialog').parentElement!)],
  ['going back', () => history.back()],
]

test.each(ways)('%s asks once, and nothing is lost before it is answered', async (_way, leave) => {
  const { user, getAddress } = await openTemplate()
  typeName()
  await leave(user)
  await user.click((await findDialog(question)).getByRole('button', { name: 'Continue editing' }))
  await waitFor(() => expect(screen.queryByText(question)).toBeNull())
  expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Ask for a call')
  await press(user, 'Cancel')
  await user.click((await findDialog(question)).getByRole('button', { name: 'Discard' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(getAddress()).toBe('/admin/letters')
  expect(isAskedByBrowser()).toBe(false)
  await press(user, 'Add message template')
  expect((await screen.findByLabelText<HTMLInputElement>('Name')).value).toBe('')
})

test('a form that was saved leaves its page where it is, and going back leads to the page before it', async () => {
  for (const path of ['/before', '/here']) history.pushState(null, '', path)
  const rendered = renderAsAdministrator(
    '/admin/letters',
    createGateway({
      CreateMessageTemplate: {
        template: { __typename: 'MessageTemplate', id: 't1', version: 1, name: 'A', text: 'B' },
      },
    }),
  )
  const { user } = rendered
  for (const _ of [1, 2]) {
    await user.click(await screen.findByRole('button', { name: 'Add message template' }))
    typeName()
    enter(screen.getByLabelText('Message'), 'When may we call you?')
    await press(user, 'Save')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  }
  // A page that is opened next is where one stays.
  history.pushState(null, '', '/next')
  await act(() => new Promise((resolve) => setTimeout(resolve, 0)))
  expect(location.pathname).toBe('/next')
  act(() => history.back())
  await waitFor(() => expect(location.pathname).toBe('/here'))
  act(() => history.back())
  await waitFor(() => expect(location.pathname).toBe('/before'))
})

test('Escape closes at once what nobody has typed in', async () => {
  const { user } = await openTemplate()
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

/** The session ends, as it does when somebody signs out in another tab. */
const endSession = () =>
  act(() => {
    localStorage.removeItem('auth_token')
    dispatchEvent(new StorageEvent('storage', { key: 'auth_token', oldValue: 'a-token', newValue: null }))
  })

async function signInAgain(user: UserEvent, gateway: FakeGateway, as = buildAdministrator()) {
  gateway.respondWith({ 'POST /api/auth/login': { token: 'new', user: as } })
  await signIn(user, as)
}

test('a letter outlives a session that ended, and is restored where it was written', async () => {
  const { user, gateway } = renderAsAdministrator('/admin/legal-aid/1', createGateway())
  const openLetter = async () => {
    await user.click(await screen.findByRole('button', { name: 'Closed' }))
    return await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Letter' })
  }
  const field = await openLetter()
  await waitFor(() => expect(field.value).not.toBe(''))
  await user.clear(field)
  enter(field, 'Dear client')
  endSession()
  await signInAgain(user, gateway)
  expect((await openLetter()).value).toBe('Dear client')
  screen.getByText('What you had typed before you were signed out was restored.')
  // Once it is discarded by name, the letter begins with its template again.
  await press(user, 'Cancel')
  await user.click((await findDialog(question)).getByRole('button', { name: 'Discard' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const again = await openLetter()
  await waitFor(() => expect(again.value).toMatch(/^We are sorry/))
})

test('nobody else is shown what was written before the session ended', async () => {
  const { user, gateway } = await openTemplate()
  typeName()
  endSession()
  await signInAgain(user, gateway, buildAdministrator({ id: '2', email: 'other@example.org' }))
  await user.click(await screen.findByRole('button', { name: 'Add message template' }))
  expect((await screen.findByLabelText<HTMLInputElement>('Name')).value).toBe('')
  expect(isAskedByBrowser()).toBe(false)
})

test('a note stays while one looks elsewhere, and is gone once it is added', async () => {
  const gateway = createGateway({ AddRequestNote: { details: buildRequestDetails() } })
  const { user } = renderAsAdministrator('/admin/legal-aid/1', gateway)
  const findNote = () => screen.findByLabelText<HTMLTextAreaElement>('Add a note')
  enter(await findNote(), 'Called twice')
  await user.click(screen.getByRole('link', { name: 'Back to legal aid requests' }))
  const request = await screen.findByRole('link', { name: 'LA-7K3M-92QF' })
  // It would be lost with the tab, also from here.
  expect(isAskedByBrowser()).toBe(true)
  await user.click(request)
  expect((await findNote()).value).toBe('Called twice')
  await press(user, 'Add note')
  await screen.findByText('Note added')
  expect(getLastVariables(gateway, 'AddRequestNote')).toEqual({ id: '1', text: 'Called twice' })
  expect((await findNote()).value).toBe('')
  expect(isAskedByBrowser()).toBe(false)
})

test('signing out asks before a note is lost', async () => {
  const { user, getAddress } = renderAsAdministrator('/admin/legal-aid/1', createGateway())
  enter(await screen.findByLabelText('Add a note'), 'Called twice')
  await press(user, 'Logout')
  const dialog = await findDialog('Sign out without saving?')
  await user.click(dialog.getByRole('button', { name: 'Continue editing' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(screen.getByLabelText<HTMLTextAreaElement>('Add a note').value).toBe('Called twice')
  await press(user, 'Logout')
  await user.click(await screen.findByRole('button', { name: 'Sign out' }))
  await waitFor(() => expect(getAddress()).toBe('/admin/login'))
  expect(isAskedByBrowser()).toBe(false)
})
