import { createFakeGateway } from '@access/shell/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { getLastVariables } from '../testing/managed-gateway.ts'
import { renderAs, renderAsAdministrator } from '../testing/render-at.ts'
// Read before the first test begins, it is no part of what that waits for.
import './CommandPalette.tsx'

const request = {
  __typename: 'LegalAidRequest',
  id: '1',
  reference: 'LA-7K2M-P4QX',
  status: 'new',
  category: 'Housing Rights',
}
const none = { items: [] }
const noContent = { cases: none, judgments: none, posts: none, events: none, members: none }
const responses = {
  OwnMatters: { offers: [], matters: { items: [], total: 0 } },
  Dashboard: {},
  // The screens that it leads to.
  PageOfCases: { page: { items: [], total: 0, counts: [] } },
  OpenLegalAidRequest: { details: null },
  LetterTemplates: { templates: [] },
  MessageTemplates: { templates: [] },
  FindContent: noContent,
  FindRequests: { requests: none },
  FindMessages: { messages: [] },
  FindRequestsOfPerson: { matches: [] },
  OpenContactMessage: { message: null },
}

const listOptions = () =>
  within(screen.getByRole('listbox', { name: 'Results' }))
    .queryAllByRole('option')
    .map(({ textContent }) => textContent)

async function openPalette(role: 'administrator' | 'attorney' | 'auditor', more: object = {}) {
  const gateway = createFakeGateway({ ...responses, ...more })
  const rendered = renderAs(role, '/admin/dashboard', gateway)
  await screen.findByRole('heading', { level: 1 })
  await rendered.user.keyboard('{Control>}k{/Control}')
  const box = await screen.findByRole('combobox', { name: 'A page, a reference, a title or a name' })
  return { ...rendered, box, gateway }
}

test('Ctrl+K opens it with the focus in its box, and it offers where the role may go', async () => {
  const { box } = await openPalette('auditor')
  await waitFor(() => expect(document.activeElement).toBe(box))
  expect(listOptions()).toEqual([
    'Dashboard ',
    'Activity ',
    'Your account ',
    'View site ',
    'Take the tour ',
    'Logout ',
  ])
})

test('the arrows choose and Enter goes there', async () => {
  const { user, box, getAddress } = await openPalette('administrator')
  await user.type(box, 'let')
  expect(listOptions()[0]).toBe('Letters ')
  await user.clear(box)
  await user.type(box, 'a{ArrowDown}{ArrowUp}')
  await user.clear(box)
  await user.type(box, 'letters{Enter}')
  await waitFor(() => expect(getAddress()).toBe('/admin/letters'))
  await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
})

test.each([
  {
    typed: '7k2m',
    option: 'LA-7K2M-P4QX Housing Rights, New',
    answer: ['FindRequests', { requests: { items: [request] } }],
    variables: { page: { search: '7k2m', limit: 4 } },
    path: '/admin/legal-aid/1',
  },
  {
    typed: '2ab3',
    option: 'CM-2AB3-4CD5 New',
    answer: [
      'FindMessages',
      { messages: [{ __typename: 'ContactMessage', id: '4', reference: 'CM-2AB3-4CD5', state: 'new' }] },
    ],
    variables: { reference: '2ab3' },
    path: '/admin/messages/4',
  },
] as const)('a part of a reference finds $option', async ({ typed, option, answer, variables, path }) => {
  const [name, data] = answer
  const { user, box, gateway, getAddress } = await openPalette('administrator', { [name]: data })
  await user.type(box, typed)
  await screen.findByRole('option', { name: option })
  expect(getLastVariables(gateway, name)).toEqual(variables)
  await user.keyboard('{Enter}')
  await waitFor(() => expect(getAddress()).toBe(path))
})

test('who does not answer messages asks for none', async () => {
  const { user, box, gateway } = await openPalette('attorney')
  await user.type(box, '2ab3')
  await waitFor(() => expect(gateway.countRequests('FindRequests')).toBe(1))
  expect(gateway.countRequests('FindMessages')).toBe(0)
})

test('a person is looked for when that is chosen, and not while the name is typed', async () => {
  const { user, box, gateway } = await openPalette('attorney', {
    FindRequestsOfPerson: { matches: [{ __typename: 'RequestOfPerson', role: 'other side', request }] },
  })
  await user.type(box, 'Dana Whitcombe')
  expect(listOptions()).toHaveLength(1)
  expect(gateway.countRequests('FindRequestsOfPerson')).toBe(0)
  await user.keyboard('{Enter}')
  await screen.findByRole('option', { name: 'LA-7K2M-P4QX other side, Housing Rights, New' })
  expect(gateway.countRequests('FindContent')).toBe(0)
})

test('content is found by its title, and leads to its list', async () => {
  const { user, box, getAddress } = await openPalette('administrator', {
    FindContent: { ...noContent, cases: { items: [{ __typename: 'Case', id: '3', title: 'Heat & rent' }] } },
  })
  await user.type(box, 'heat')
  await user.click(await screen.findByRole('option', { name: 'Heat & rent Case' }))
  await waitFor(() => expect(getAddress()).toBe('/admin/cases?q=Heat+%26+rent'))
})

test('what could not be searched is said, and what was found is there', async () => {
  const { user, box } = await openPalette('administrator', { FindContent: new Error('down') })
  await user.type(box, 'letters')
  await screen.findByText('Not everything could be searched.')
  expect(listOptions()[0]).toBe('Letters ')
})

test('its button says what it is, and Escape leads back to it', async () => {
  const { user } = renderAsAdministrator('/admin/dashboard', createFakeGateway(responses))
  const button = await screen.findByRole('button', { name: 'Search the portal' })
  await user.click(button)
  await screen.findByRole('combobox', { name: 'A page, a reference, a title or a name' })
  await user.keyboard('{Escape}')
  await waitFor(() => expect(document.activeElement).toBe(button))
})
