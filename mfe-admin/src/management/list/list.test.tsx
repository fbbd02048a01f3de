// What every list of a management screen does, shown with cases and judgments.
import { buildCase, type CaseExample } from '@access/content/cases/case.examples'
import { buildJudgment } from '@access/content/judgments/judgment.examples'
import { buildGatewayError } from '@access/shell/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { buildListPage } from '../../testing/list-page.ts'
import { createManagedGateway, getLastVariables } from '../../testing/managed-gateway.ts'
import { renderScreenAt } from '../../testing/render-part.tsx'
import { getSelected, listOptions, selectOption } from '../../testing/select-option.ts'
import type { PageInput } from '../definition/definition.ts'

const withCases = (...cases: CaseExample[]) => createManagedGateway('Case', cases)
const buildNumberedCases = (count: number, values: (index: number) => Partial<CaseExample> = () => ({})) =>
  Array.from({ length: count }, (_, index) =>
    buildCase({ id: `${index + 1}`, title: `Case number ${index + 1}`, ...values(index) }),
  )
const listNames = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('cell')[1]!.textContent)
/** A page and one more. */
const manyCases = () => withCases(...buildNumberedCases(26))
const renderAt = (address: string, gateway = withCases(...buildNumberedCases(12))) =>
  renderScreenAt(`/admin/cases${address}`, gateway)

test('a list has pages of 25, and the page is in the address', async () => {
  const { user, getAddress, gateway } = renderAt('', manyCases())
  await screen.findByText('26 in all')
  expect(listNames()).toHaveLength(25)
  await user.click(screen.getByRole('button', { name: 'Page 2' }))
  await waitFor(() => expect(listNames()).toHaveLength(1))
  await waitFor(() => expect(getAddress()).toBe('/admin/cases?page=2'))
  expect(getLastVariables(gateway, 'PageOfCases')).toEqual({ page: { offset: 25, limit: 25 } })
  expect(screen.getByRole('button', { name: 'Page 2' }).getAttribute('aria-current')).toBe('page')
})

test('another page begins with nothing selected, and a page may be longer', async () => {
  const { user, getAddress } = renderAt('', manyCases())
  await user.click(await screen.findByRole('checkbox', { name: 'Select all on this page' }))
  await screen.findByText('25 selected')
  await user.click(screen.getByRole('button', { name: 'Next page' }))
  await screen.findByRole('checkbox', { name: 'Select Case number 26' })
  expect(screen.queryByText(/selected$/)).toBeNull()
  await selectOption(user, screen.getByLabelText('Rows per page'), '100 per page')
  await waitFor(() => expect(listNames()).toHaveLength(26))
  await waitFor(() => expect(getAddress()).toBe('/admin/cases?size=100'))
})

test('a search asks at once, and while the answer is on its way nothing more, from the first page', async () => {
  const items = buildNumberedCases(26)
  const gateway = withCases(...items)
  const { user, getAddress } = renderAt('?page=2', gateway)
  await screen.findByText('26 in all')
  const first = Promise.withResolvers<void>()
  gateway.respondWith({
    async PageOfCases({ page }: Record<string, unknown>) {
      await first.promise
      return { page: buildListPage(items, page as PageInput) }
    },
  })
  await user.type(screen.getByRole('searchbox', { name: 'Search' }), 'NUMBER 7')
  expect(getLastVariables(gateway, 'PageOfCases')).toEqual({ page: { search: 'N', offset: 0, limit: 25 } })
  first.resolve()
  await screen.findByText('1 found')
  expect(listNames()[0]).toBe('Case number 7')
  await waitFor(() => expect(getAddress()).toBe('/admin/cases?q=NUMBER+7'))
  expect(gateway.countRequests('PageOfCases')).toBe(3)
})

test('an address leads to the same list again', async () => {
  renderAt(
    '?q=number&sort=title&order=down&status=won&page=1&size=50',
    withCases(...buildNumberedCases(6, wonCase)),
  )
  await screen.findByText('2 found')
  expect(listNames()[0]).toBe('Case number 4')
  expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('number')
  expect(getSelected(screen.getByLabelText('By status'))).toBe('Won (2)')
  expect(screen.getByRole('columnheader', { name: /Title/ }).getAttribute('aria-sort')).toBe('descending')
})
const wonCase = (index: number) => ({ status: index % 3 === 0 ? 'won' : 'pending' }) as const

test('an address that makes no sense shows the whole list', async () => {
  const { gateway } = renderAt('?sort=secret&order=down&page=-1&size=9999&isPublic=perhaps&other=x')
  await screen.findByText('12 in all')
  expect(getLastVariables(gateway, 'PageOfCases')).toEqual({ page: { offset: 0, limit: 25 } })
})

test('a page that is gone gives way to the last one', async () => {
  const { getAddress } = renderAt('?page=9', manyCases())
  await waitFor(() => expect(getAddress()).toBe('/admin/cases?page=2'))
  await waitFor(() => expect(listNames()).toHaveLength(1))
})

test('the head of a column sorts by it, and Space once more the other way round', async () => {
  const { user, getAddress } = renderAt('')
  const sort = await screen.findByRole('columnheader', { name: 'Title' })
  await user.click(sort)
  await waitFor(() => expect(listNames()[1]).toBe('Case number 10'))
  await waitFor(() => expect(getAddress()).toBe('/admin/cases?sort=title'))
  await user.keyboard(' ')
  await waitFor(() => expect(listNames()[0]).toBe('Case number 9'))
  await waitFor(() => expect(getAddress()).toBe('/admin/cases?sort=title&order=down'))
  expect(document.activeElement).toBe(sort)
})

test('filters say how many there are of each, within what else is asked', async () => {
  const { user, getAddress } = renderAt('', withCases(...buildNumberedCases(6, wonCase)))
  await screen.findByText('6 in all')
  expect(await listOptions(user, screen.getByLabelText('By status'))).toEqual([
    'By status: all',
    'Pending (4)',
    'Active (0)',
    'Won (2)',
    'Closed (0)',
  ])
  await selectOption(user, screen.getByLabelText('By status'), 'Won (2)')
  await screen.findByText('2 found')
  await waitFor(() => expect(getAddress()).toBe('/admin/cases?status=won'))
  expect(await listOptions(user, screen.getByLabelText('By status'))).toContain('Pending (4)')
})

test('filters for which there is no room are in a drawer, whose button says how many of them are in use', async () => {
  const { user, getAddress } = renderAt('', withCases(...buildNumberedCases(6, wonCase)))
  await screen.findByText('6 in all')
  await user.click(screen.getByRole('button', { name: 'Filters' }))
  const drawer = within(await screen.findByRole('dialog', { name: 'Filters' }))
  expect(await listOptions(user, screen.getByLabelText('By visibility'))).toEqual([
    'All',
    'Public (6)',
    'Not public (0)',
  ])
  await selectOption(user, drawer.getByLabelText('By visibility'), 'Public (6)')
  await waitFor(() => expect(getAddress()).toBe('/admin/cases?isPublic=true'))
  await user.click(drawer.getByRole('button', { name: 'Close' }))
  await user.click(await screen.findByRole('button', { name: 'Filters (1)' }))
  await user.click(drawer.getByRole('button', { name: 'Clear filters' }))
  await waitFor(() => expect(getAddress()).toBe('/admin/cases'))
})

test('a filter offers words from elsewhere too', async () => {
  const gateway = createManagedGateway('Judgment', [buildJudgment({ category: 'Civil Rights' })])
  const { user } = renderScreenAt('/admin/judgments', gateway)
  await screen.findByText('1 in all')
  await selectOption(user, screen.getByLabelText('By category'), 'Civil Rights (1)')
  await screen.findByText('1 found')
})

test('a list without a match says so, and leads back to all', async () => {
  const { user, getAddress } = renderAt('?q=nothing&status=won&sort=title')
  await screen.findByText('No matching cases.')
  await user.click(screen.getByRole('button', { name: 'Show all cases' }))
  await screen.findByText('12 in all')
  await waitFor(() => expect(getAddress()).toBe('/admin/cases?sort=title'))
  expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('')
})

test('nothing is selected at first, and then as many rows as were chosen', async () => {
  const { user } = renderAt('', withCases(...buildNumberedCases(3)))
  const first = await screen.findByRole('checkbox', { name: 'Select Case number 1' })
  expect(screen.queryByRole('button', { name: 'Delete selected' })).toBeNull()
  await user.click(first)
  await screen.findByText('1 selected')
  const all = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Select all on this page' })
  expect(all.indeterminate).toBe(true)
  await user.click(all)
  await screen.findByText('3 selected')
  await user.click(screen.getByRole('button', { name: 'Clear selection' }))
  await waitFor(() => expect(screen.queryByText('3 selected')).toBeNull())
})

test('many are hidden at once, and the list tells', async () => {
  const { user, gateway } = renderAt('', withCases(...buildNumberedCases(3)))
  await user.click(await screen.findByRole('checkbox', { name: 'Select Case number 1' }))
  await user.click(screen.getByRole('checkbox', { name: 'Select Case number 3' }))
  await user.click(screen.getByRole('button', { name: 'Hide' }))
  await screen.findByText('2 cases updated successfully')
  expect(getLastVariables(gateway, 'SetCases')).toEqual({ ids: ['1', '3'], input: { isPublic: false } })
  await waitFor(() => expect(screen.getAllByText('Private')).toHaveLength(2))
  expect(screen.queryByText('2 selected')).toBeNull()
  const head = screen.getByRole('heading', { name: 'All cases' })
  await waitFor(() => expect(document.activeElement).toBe(head))
})

test('a change of many that is refused says why and keeps the selection', async () => {
  const { user, gateway } = renderAt('', withCases(...buildNumberedCases(2)))
  gateway.respondWith({ SetCases: buildGatewayError('BUSY') })
  await user.click(await screen.findByRole('checkbox', { name: 'Select all on this page' }))
  await user.click(screen.getByRole('button', { name: 'Publish' }))
  await screen.findByText('Failed to update 2 cases')
  await screen.findByText('The server is busy. Try again in a moment.')
  screen.getByText('2 selected')
})

test('many are deleted once their number is typed', async () => {
  const { user, gateway } = renderAt('', withCases(...buildNumberedCases(3)))
  await user.click(await screen.findByRole('checkbox', { name: 'Select Case number 1' }))
  await user.click(screen.getByRole('checkbox', { name: 'Select Case number 2' }))
  await user.click(screen.getByRole('button', { name: 'Delete selected' }))
  const question = within(await screen.findByRole('dialog', { name: 'Delete 2 cases' }))
  question.getByText('Are you sure you want to delete 2 cases? This action cannot be undone.')
  await user.click(question.getByRole('button', { name: 'Delete' }))
  await question.findByText('Type 2 to confirm.')
  expect(gateway.countRequests('DeleteCases')).toBe(0)
  await user.type(question.getByLabelText('Type 2 to confirm'), '2')
  await user.click(question.getByRole('button', { name: 'Delete' }))
  await screen.findByText('2 cases deleted successfully')
  expect(getLastVariables(gateway, 'DeleteCases')).toEqual({ ids: ['1', '2'] })
  await waitFor(() => expect(listNames()).toEqual(['Case number 3']))
  const head = screen.getByRole('heading', { name: 'All cases' })
  await waitFor(() => expect(document.activeElement).toBe(head))
})

test('a switch in the row changes one flag of one item', async () => {
  const { user, gateway } = renderAt('', withCases(buildCase({ isPublic: false })))
  const [id, title] = [buildCase().id, buildCase().title]
  await screen.findByText('Private')
  await user.click(screen.getByRole('switch', { name: `Public: ${title}` }))
  await screen.findByText('Case updated successfully')
  await waitFor(() => expect(screen.queryByText('Private')).toBeNull())
  expect(getLastVariables(gateway, 'SetCases')).toEqual({ ids: [id], input: { isPublic: true } })
  await user.click(screen.getByRole('switch', { name: `Featured: ${title}` }))
  await screen.findByText('Featured')
  expect(getLastVariables(gateway, 'SetCases')).toEqual({ ids: [id], input: { isFeatured: true } })
})

test('when a switch takes its row out of a narrowed list, the focus is at the head of it', async () => {
  const { user } = renderAt('?isPublic=true', withCases(...buildNumberedCases(2, () => ({ isPublic: true }))))
  await user.click(await screen.findByRole('switch', { name: 'Public: Case number 1' }))
  await waitFor(() => expect(listNames()).toEqual(['Case number 2']))
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'All cases' }))
})
