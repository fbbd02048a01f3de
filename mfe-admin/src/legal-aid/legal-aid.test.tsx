// The list of requests: what decides which to open, and how it is narrowed.
import { fakeGateway, refused } from '@access/shell/testing'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { asAdministrator } from '../testing/at.ts'
import { aHeadline } from '../testing/requests.ts'
import type { Headline } from './documents.ts'

const withRequests = (...requests: Headline[]) => fakeGateway({ AllLegalAidRequests: { requests } })
const references = () => screen.getAllByRole('link', { name: /^LA-/ }).map((link) => link.textContent)

const three = [
  aHeadline({ id: '1', reference: 'LA-AAAA-1111', status: 'new', urgency: 'Emergency' }),
  aHeadline({ id: '2', reference: 'LA-BBBB-2222', status: 'in_review', urgency: 'Low' }),
  aHeadline({ id: '3', reference: 'LA-CCCC-3333', status: 'in_review', urgency: 'High' }),
]

test('received requests are listed with what decides their order', async () => {
  asAdministrator(
    '/admin/legal-aid',
    withRequests(aHeadline({ status: 'in_review', documentCount: 2, unread: 3 })),
  )
  await screen.findByRole('table')
  screen.getByRole('heading', { level: 1, name: 'Legal Aid Requests' })
  expect(screen.getAllByRole('columnheader').map((heading) => heading.textContent)).toEqual([
    'Reference',
    'Urgency',
    'Status',
    'Category',
    'Received',
    'Contact by',
    'Papers',
    'Unread',
  ])
  expect(screen.getAllByRole('cell').map((cell) => cell.textContent)).toEqual([
    'LA-7K3M-92QF',
    'Emergency',
    'In review',
    'Housing Rights',
    'Mar 5, 2099, 5:30 PM',
    'Mar 7, 2099, 2:00 PM',
    '2',
    '3 new',
  ])
})

test('a request leads to a page of its own', async () => {
  asAdministrator('/admin/legal-aid', withRequests(aHeadline({ id: 'abc' })))
  const link = await screen.findByRole('link', { name: 'LA-7K3M-92QF' })
  expect(link.getAttribute('href')).toBe('/admin/legal-aid/abc')
})

test('a new request whose promise has passed is overdue', async () => {
  asAdministrator('/admin/legal-aid', withRequests(aHeadline({ reviewBy: '2020-03-07T19:00:00.000Z' })))
  await screen.findByText('Overdue')
})

test('a request that somebody works on is not overdue', async () => {
  const request = aHeadline({ status: 'eligible', reviewBy: '2020-03-07T19:00:00.000Z' })
  asAdministrator('/admin/legal-aid', withRequests(request))
  await screen.findByText('LA-7K3M-92QF')
  expect(screen.queryByText('Overdue')).toBeNull()
})

test('a reference is found without its dashes and capitals', async () => {
  const { user, address } = asAdministrator('/admin/legal-aid', withRequests(...three))
  await user.type(await screen.findByRole('searchbox', { name: 'Search by reference' }), 'labbbb')
  expect(references()).toEqual(['LA-BBBB-2222'])
  screen.getByText('1 of 3')
  expect(address()).toBe('/admin/legal-aid?q=labbbb')
})

test('the list is narrowed by status and urgency, and the address says so', async () => {
  const { user, address } = asAdministrator('/admin/legal-aid', withRequests(...three))
  await user.selectOptions(await screen.findByLabelText('Status'), 'In review')
  expect(references()).toEqual(['LA-BBBB-2222', 'LA-CCCC-3333'])
  await user.selectOptions(screen.getByLabelText('Urgency'), 'High')
  expect(references()).toEqual(['LA-CCCC-3333'])
  expect(address()).toBe('/admin/legal-aid?status=in_review&urgency=High')
  await user.selectOptions(screen.getByLabelText('Status'), 'All')
  expect(address()).toBe('/admin/legal-aid?urgency=High')
})

test('an address that was sent narrows the list', async () => {
  asAdministrator('/admin/legal-aid?status=new', withRequests(...three))
  await screen.findByText('1 of 3')
  expect(references()).toEqual(['LA-AAAA-1111'])
})

test('when nothing is like that the screen says so', async () => {
  asAdministrator('/admin/legal-aid?status=closed', withRequests(...three))
  await screen.findByText('No request is like that.')
})

test('without requests the screen says so', async () => {
  asAdministrator('/admin/legal-aid', withRequests())
  await screen.findByText('No requests yet.')
})

test('requests that cannot be loaded can be tried again', async () => {
  const gateway = fakeGateway({ AllLegalAidRequests: refused('BUSY') })
  const { user } = asAdministrator('/admin/legal-aid', gateway)
  await screen.findByText('This could not be loaded.')
  gateway.answer({ AllLegalAidRequests: { requests: [aHeadline()] } })
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByText('LA-7K3M-92QF')
})

test('whose session has ended is asked to sign in', async () => {
  asAdministrator('/admin/legal-aid', fakeGateway({ AllLegalAidRequests: refused('UNAUTHENTICATED') }))
  await screen.findByText('Your session has ended.')
})
