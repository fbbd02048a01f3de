import { buildTeamMember } from '@access/content/team/team-member.examples'
import { departments as allowedDepartments } from '@access/content/team/team-member.rules'
import { createFakeGateway, otherFacts, renderScreen } from '@access/shell/testing'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { routes } from '../routes.tsx'
import { departments } from './Team.tsx'

const ruth = buildTeamMember({ id: '1', name: 'Ruth Abernathy-Osei', department: 'Administration' })
const tomasz = buildTeamMember({ id: '2', name: 'Tomasz Wieliczko', department: 'Legal' })

const renderTeam = (path: string, teamMembers = [ruth, tomasz]) =>
  renderScreen(routes, { path, gateway: createFakeGateway({ Team: { teamMembers } }) })

const listNames = () =>
  screen.queryAllByRole('article').map((card) => within(card).getByRole('heading').textContent)

test('a card shows who someone is, three fields of expertise, and how to reach them', async () => {
  renderTeam('/team', [
    buildTeamMember({
      name: 'Marisol Vega Ortiz',
      designation: 'Senior Attorney',
      department: 'Legal',
      bio: 'Rebuilds courtrooms on stage.',
      expertise: ['Asylum', 'Appeals', 'Visas', 'Fourth'],
      languages: ['English', 'Spanish', 'Mixtec'],
      email: 'marisol@example.org',
      phone: '(555) 555-0104 ext. 7',
    }),
  ])
  const card = within(await screen.findByRole('article'))
  for (const text of [
    'Marisol Vega Ortiz',
    'Senior Attorney',
    'Legal',
    'Rebuilds courtrooms on stage.',
    'Speaks English, Spanish, and Mixtec',
    'MV',
  ])
    expect(card.getByText(text)).toBeDefined()
  expect(card.getAllByRole('listitem').map((field) => field.textContent)).toEqual([
    'Asylum',
    'Appeals',
    'Visas',
  ])
  expect(card.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    'mailto:marisol@example.org',
    'tel:+15555550104;ext=7',
  ])
})

test('a number without its country is dialled in that of the office', async () => {
  const teamMembers = [buildTeamMember({ name: 'Łucja Wójcik', email: null, phone: '42 555 01 03' })]
  const gateway = createFakeGateway({ Team: { teamMembers } })
  renderScreen(routes, { path: '/team', gateway, office: otherFacts })
  const call = await screen.findByRole('link', { name: /42 555 01 03/ })
  expect(call.getAttribute('href')).toBe('tel:+48425550103')
})

test('someone with a photo is shown in it, and by initials where it does not load', async () => {
  renderTeam('/team', [
    buildTeamMember({
      name: 'Ada Lovelace',
      photo: 'https://example.org/ada.jpg',
      pictures: [{ address: 'https://example.org/ada.jpg', url: '/api/files/7/ada-800x600.webp' }],
    }),
  ])
  const photo = await screen.findByRole('img', { name: 'Portrait of Ada Lovelace' })
  expect(photo.getAttribute('src')).toBe('/api/files/7/ada-800x600.webp')
  expect(photo.getAttribute('referrerpolicy')).toBe('no-referrer')
  expect(screen.queryByText('AL')).toBeNull()
  fireEvent.error(photo)
  expect(screen.getByText('AL')).toBeDefined()
})

test('what is not said of someone is left out', async () => {
  renderTeam('/team', [
    buildTeamMember({ bio: null, expertise: null, languages: null, email: null, phone: null }),
  ])
  const card = within(await screen.findByRole('article'))
  expect(card.queryByRole('list')).toBeNull()
  expect(card.queryByRole('link')).toBeNull()
  expect(card.queryByText(/^Speaks/)).toBeNull()
})

test('the departments are links that narrow the list and say which one holds', async () => {
  const { user, getAddress } = renderTeam('/team')
  await screen.findByText('2 people')
  const links = within(screen.getByRole('navigation', { name: 'Departments' })).getAllByRole('link')
  expect(links.map((link) => link.textContent)).toEqual([
    'All Departments',
    'Legal',
    'Operations',
    'Outreach',
    'Administration',
  ])
  expect(links[0]!.getAttribute('aria-current')).toBe('true')
  await user.click(screen.getByRole('link', { name: 'Legal' }))
  expect(listNames()).toEqual(['Tomasz Wieliczko'])
  await waitFor(() => expect(getAddress()).toBe('/team?department=Legal'))
  expect(screen.getByRole('link', { name: 'Legal' }).getAttribute('aria-current')).toBe('true')
  expect(screen.getByRole('status').textContent).toBe('1 person')
})

test('the departments are those that the rules allow', () => {
  expect(departments).toEqual(allowedDepartments)
})

test('a department without anyone says so, and leads back to all', async () => {
  const { user } = renderTeam('/team?department=Outreach')
  await screen.findByRole('heading', { name: 'No Team Members Found' })
  await user.click(screen.getByRole('link', { name: 'Show all departments' }))
  expect(listNames()).toHaveLength(2)
})

test('machines read who works here', async () => {
  const { page } = renderTeam('/team')
  await screen.findByText('2 people')
  expect(page.structuredData).toContainEqual(
    expect.objectContaining({
      '@type': 'Person',
      name: 'Tomasz Wieliczko',
      jobTitle: 'Executive Director',
      knowsLanguage: ['English', 'Twi'],
    }),
  )
})
