import { type Submitted, SubmittedProvider } from '@access/kit'
import { fakeGateway, renderScreen } from '@access/shell/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { Outlet } from 'react-router-dom'
import { expect, test } from 'vitest'
import { keptDraft } from './draft/storage.ts'
import type { Shows } from './plainForm.ts'
import { routes } from './routes.tsx'
import { atStep, field } from './testing/applicant.tsx'

const contact = { name: 'Dana Whitcombe', email: 'dana@example.org', phone: '(555) 555-0178' }
const lease = { id: 'a', name: 'lease.pdf', size: 2048, keptUntil: '2999-01-01T00:00:00Z' }

const shows = (told: Partial<Shows>): Shows => ({ at: 0, answers: {}, papers: [], problems: [], ...told })

const keepBefore = (answers: object) =>
  sessionStorage.setItem('get-help.draft', JSON.stringify({ id: 'before', answers, papers: [], until: null }))

/** The page that answered a form sent without script, told this, as the browser takes it over. */
function takenOver(told: Partial<Submitted>) {
  const said: Submitted = {
    form: '/get-help',
    token: 'a-token',
    values: {},
    lists: {},
    errors: {},
    failure: null,
    shows: null,
    receipt: null,
    ...told,
  }
  const page = (
    <SubmittedProvider said={said}>
      <Outlet />
    </SubmittedProvider>
  )
  return renderScreen([{ element: page, children: routes }], { path: '/get-help', gateway: fakeGateway() })
}

test('one goes on at the step that was reached, which has an address of its own now', async () => {
  const { address } = takenOver({ shows: shows({ at: 1, answers: contact, papers: [lease] }) })
  await atStep(2)
  await waitFor(() => expect(address()).toBe('/get-help?step=2'))
  expect(keptDraft()).toMatchObject({ answers: contact, papers: [lease] })
})

test('what was sent is newer than what was kept in the tab', async () => {
  keepBefore({ name: 'Dan' })
  takenOver({ shows: shows({ answers: contact }) })
  await atStep(1)
  expect(field('Name').value).toBe('Dana Whitcombe')
})

test('what was wrong is still told, until it is put right', async () => {
  const { user } = takenOver({
    shows: shows({ answers: { ...contact, name: '' } }),
    errors: { name: 'Enter your name' },
  })
  await atStep(1)
  const summary = screen.getByRole('region', { name: 'There is a problem' })
  within(summary).getByRole('link', { name: 'Enter your name' })
  await user.type(field('Name'), 'D')
  expect(screen.queryByRole('region', { name: 'There is a problem' })).toBeNull()
})

test('a request that was sent leaves nothing in the tab, and its receipt stays', async () => {
  keepBefore(contact)
  const receipt = {
    reference: 'LA-7K4M-92QF',
    words: 'plain kettle evening river',
    receivedAt: '2026-01-05T15:00:00Z',
    reviewBy: '2026-01-07T15:00:00Z',
    matchBy: '2026-01-16T22:00:00Z',
    pass: 'a-pass',
  }
  takenOver({ shows: shows({}), receipt })
  await screen.findByText('plain kettle evening river')
  await atStep(1)
  expect(sessionStorage.getItem('get-help.receipt')).toContain('plain kettle evening river')
  expect(field('Name').value).toBe('')
  expect(keptDraft()).toBeNull()
})

test('a step of another request that was sent without script leaves no receipt of the one before', async () => {
  const kept = { receipt: { reference: 'LA-7K4M-92QF', words: 'plain kettle' }, until: Date.now() + 60_000 }
  sessionStorage.setItem('get-help.receipt', JSON.stringify(kept))
  takenOver({ shows: shows({ at: 1, answers: contact }) })
  await atStep(2)
  expect(sessionStorage.getItem('get-help.receipt')).toBeNull()
})
