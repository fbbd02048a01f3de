import { fakeGateway, refused } from '@access/shell/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { asAdministrator } from '../testing/at.ts'
import type { LegalAidRequest } from './documents.ts'

const aRequest = (given: Partial<LegalAidRequest> = {}): LegalAidRequest => ({
  id: '1',
  reference: 'ATJ-7K3M-92QF',
  status: 'new',
  category: 'Housing Rights',
  urgency: 'Emergency',
  name: 'Danielle Okonjo-Pratt',
  email: 'danielle@example.org',
  phone: '(555) 555-0130',
  description: 'My landlord changed the lock.',
  income: 'Under $15,000',
  householdSize: '3',
  receivedAt: '2026-03-05T22:30:00.000Z',
  ...given,
})

test('received requests are listed with what decides their order', async () => {
  asAdministrator(
    '/admin/legal-aid',
    fakeGateway({ AllLegalAidRequests: { requests: [aRequest({ status: 'in_review' })] } }),
  )
  await screen.findByRole('table')
  screen.getByRole('heading', { level: 1, name: 'Legal Aid Requests' })
  expect(screen.getAllByRole('columnheader').map((heading) => heading.textContent)).toEqual([
    'Reference',
    'Received',
    'Category',
    'Urgency',
    'Status',
    'Name',
  ])
  expect(screen.getAllByRole('cell').map((cell) => cell.textContent)).toEqual([
    'ATJ-7K3M-92QF',
    'Mar 5, 2026',
    'Housing Rights',
    'Emergency',
    'In review',
    'Danielle Okonjo-Pratt',
  ])
})

test('a request opens whole, and what was written in it is text', async () => {
  const description = 'Line one\n<img src=x onerror=alert(1)>'
  const gateway = fakeGateway({ AllLegalAidRequests: { requests: [aRequest({ description })] } })
  const { user } = asAdministrator('/admin/legal-aid', gateway)
  await user.click(await screen.findByRole('button', { name: 'ATJ-7K3M-92QF' }))
  const opened = within(await screen.findByRole('dialog', { name: 'ATJ-7K3M-92QF' }))
  opened.getByText('danielle@example.org')
  opened.getByText('Under $15,000')
  opened.getByText((_, element) => element?.textContent === description && element.tagName === 'P')
  expect(document.querySelector('img')).toBeNull()
  await user.click(opened.getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('without requests the screen says so', async () => {
  asAdministrator('/admin/legal-aid', fakeGateway({ AllLegalAidRequests: { requests: [] } }))
  await screen.findByText('No requests yet.')
})

test('requests that cannot be loaded can be tried again', async () => {
  const gateway = fakeGateway({ AllLegalAidRequests: refused('BUSY') })
  const { user } = asAdministrator('/admin/legal-aid', gateway)
  await screen.findByText('This could not be loaded.')
  gateway.answer({ AllLegalAidRequests: { requests: [aRequest()] } })
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByText('ATJ-7K3M-92QF')
})

test('what cannot be unsealed says so', async () => {
  const gateway = fakeGateway({ AllLegalAidRequests: { requests: [aRequest({ description: null })] } })
  const { user } = asAdministrator('/admin/legal-aid', gateway)
  await user.click(await screen.findByRole('button', { name: 'ATJ-7K3M-92QF' }))
  await screen.findByText('Cannot be opened')
})
