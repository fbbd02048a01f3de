import { renderScreen } from '@access/shell/testing'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { routes } from '../routes.tsx'

const headings = (level: number) =>
  screen.getAllByRole('heading', { level }).map((heading) => heading.textContent)

test('about us has mission, values, history and impact', async () => {
  const { page } = renderScreen(routes, { path: '/about' })
  await screen.findByRole('heading', { level: 1, name: 'About Access to Justice' })
  expect(headings(2)).toEqual([
    'Our Mission',
    'Our Vision',
    'Our Core Values',
    'Our Milestones',
    'Our Impact',
    'Recognition',
    'Who holds us to it',
  ])
  const values = within(screen.getByRole('region', { name: 'Our Core Values' }))
  expect(values.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'Justice for All',
    'Compassion',
    'Community',
    'Excellence',
  ])
  expect(within(screen.getByRole('region', { name: 'Recognition' })).getAllByRole('listitem')).toHaveLength(3)
  expect(page).toMatchObject({ title: 'About Access to Justice – Access to Justice', status: 200 })
})

test('milestones run from 2010 to 2023 in their order', async () => {
  renderScreen(routes, { path: '/about' })
  const milestones = within(await screen.findByRole('region', { name: 'Our Milestones' }))
  const years = milestones.getAllByRole('listitem').map((item) => Number(item.textContent?.slice(0, 4)))
  expect([years[0], years.at(-1)]).toEqual([2010, 2023])
  expect(years).toEqual([...years].sort())
})

test('the impact is shown in three numbers', async () => {
  renderScreen(routes, { path: '/about' })
  const impact = within(await screen.findByRole('region', { name: 'Our Impact' }))
  for (const [figure, label] of [
    ['2,500+', 'Cases resolved'],
    ['5,000+', 'Clients served'],
    ['92%', 'Success rate'],
  ] as const)
    expect(impact.getByText(label).closest('div')?.textContent).toContain(figure)
})

test('about us sends no queries', async () => {
  const { gateway } = renderScreen(routes, { path: '/about' })
  await screen.findByRole('heading', { level: 1 })
  expect(gateway.requests).toEqual([])
})
