import type { SubmittedForm } from '@access/kit'
import { renderOnServer } from '@access/shell/testing'
import { expect, test } from 'vitest'
import StatusPage from './StatusPage.tsx'
import { buildStatus } from './testing/open-status-page.tsx'

const { accessToken: _accessToken, ...requestStatus } = buildStatus({ messages: [] })

const renderStatusPage = (submittedForm: Partial<SubmittedForm> = {}) =>
  renderOnServer(<StatusPage />, { path: '/get-help/status', submittedForm })

test('before any script runs, the form can be submitted', () => {
  const page = renderStatusPage()
  expect(page.querySelector('h1')!.textContent).toBe('Status of your request')
  const form = page.querySelector('form')!
  expect([...form.querySelectorAll('input')].map(({ name }) => name)).toEqual([
    'form-token',
    'do',
    'reference',
    'passphrase',
  ])
  expect(form.querySelector('button')!.disabled).toBe(false)
})

test('every action of a status has its own form, and all ids are unique', () => {
  const page = renderStatusPage({ viewState: { requestStatus, isExpired: false, retryAfter: 0 } })
  const actions = [...page.querySelectorAll<HTMLInputElement | HTMLButtonElement>('[name="do"]')].map(
    ({ value }) => value,
  )
  expect(actions).toEqual([
    'signOut',
    'changeDate',
    'write',
    'addDocuments',
    'startEmails',
    'proposePassphrase',
    'withdraw',
    'erase',
  ])
  const ids = [...page.querySelectorAll('[id]')].map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
})
