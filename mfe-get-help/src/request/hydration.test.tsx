import { createFakeGateway, renderScreen, type ScreenOptions } from '@access/shell/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { readDraft } from '../draft/draft-storage.ts'
import type { ViewState } from '../journey/form-contract.ts'
import { routes } from '../routes.tsx'
import { buildFormContent, findStepHeading, getField } from '../testing/open-request-form.tsx'

const contact = { name: 'Dana Whitcombe', email: 'dana@example.org', phone: '(555) 555-0178' }
const lease = { id: 'a', name: 'lease.pdf', size: 2048, retainedUntil: '2999-01-01T00:00:00Z' }

const viewState = (formResult: Partial<ViewState>): ViewState => ({
  stepIndex: 0,
  answers: {},
  documents: [],
  problems: [],
  ...formResult,
})

const seedDraft = (answers: object) =>
  sessionStorage.setItem(
    'get-help.draft',
    JSON.stringify({ id: 'before', answers, documents: [], device: null }),
  )

/** Hydrates the page after a form was submitted without script, with this result. */
const hydratePage = (submittedForm: ScreenOptions['submittedForm']) =>
  renderScreen(routes, {
    path: '/get-help',
    gateway: createFakeGateway({ RequestForm: buildFormContent() }),
    submittedForm,
  })

test('the page continues at the reached step, which now has its own URL', async () => {
  const { getAddress } = hydratePage({
    viewState: viewState({ stepIndex: 1, answers: contact, documents: [lease] }),
  })
  await findStepHeading(2)
  await waitFor(() => expect(getAddress()).toBe('/get-help?step=2'))
  expect(readDraft()).toMatchObject({ answers: contact, documents: [lease] })
})

test('submitted answers replace the stored draft', async () => {
  seedDraft({ name: 'Dan' })
  hydratePage({ viewState: viewState({ answers: contact }) })
  await findStepHeading(1)
  expect(getField('Name').value).toBe('Dana Whitcombe')
})

test('errors are still shown, until they are corrected', async () => {
  const { user } = hydratePage({
    viewState: viewState({ answers: { ...contact, name: '' } }),
    errors: { name: 'Enter your name' },
  })
  await findStepHeading(1)
  const summary = screen.getByRole('region', { name: 'There is a problem' })
  within(summary).getByRole('link', { name: 'Enter your name' })
  await user.type(getField('Name'), 'D')
  expect(screen.queryByRole('region', { name: 'There is a problem' })).toBeNull()
})

test('a submitted request leaves no draft in the tab, and its receipt stays', async () => {
  seedDraft(contact)
  const receipt = {
    reference: 'LA-7K4M-92QF',
    passphrase: 'plain kettle evening river',
    receivedAt: '2026-01-05T15:00:00Z',
    reviewDueAt: '2026-01-07T15:00:00Z',
    matchDueAt: '2026-01-16T22:00:00Z',
    accessToken: 'a-pass',
  }
  hydratePage({ viewState: viewState({}), receipt })
  await screen.findByText('plain kettle evening river')
  await findStepHeading(1)
  expect(sessionStorage.getItem('get-help.receipt')).toContain('plain kettle evening river')
  expect(getField('Name').value).toBe('')
  expect(readDraft()).toBeNull()
})

test('a step of another request submitted without script deletes the previous receipt', async () => {
  const stored = {
    receipt: { reference: 'LA-7K4M-92QF', passphrase: 'plain kettle' },
    expiresAt: Date.now() + 60_000,
  }
  sessionStorage.setItem('get-help.receipt', JSON.stringify(stored))
  hydratePage({ viewState: viewState({ stepIndex: 1, answers: contact }) })
  await findStepHeading(2)
  expect(sessionStorage.getItem('get-help.receipt')).toBeNull()
})
