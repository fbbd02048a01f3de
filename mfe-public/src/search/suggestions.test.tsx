import { DataProvider } from '@access/kit'
import { createFakeGateway, renderScreen } from '@access/shell/testing'
import { screen, waitFor } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import { expect, onTestFinished, test, vi } from 'vitest'
import { routes } from '../routes.tsx'
import { findSuggestions } from './find-suggestions.ts'
import { SearchBox } from './SearchBox.tsx'
import type { SearchTitleFragment } from './search.generated.ts'

const buildTitle = (fields: Partial<SearchTitleFragment> = {}): SearchTitleFragment => ({
  kind: 'Case',
  type: 'Case',
  key: '7',
  title: 'The eviction on Cooper Lane',
  page: null,
  ...fields,
})

const titles = [
  buildTitle({ kind: 'Guide', type: 'BlogPost', key: 'eviction', title: 'If you get an eviction notice' }),
  buildTitle({ kind: 'LegalService', type: 'LegalService', key: '3', title: 'Evictions and repairs' }),
  buildTitle(),
  buildTitle({ kind: 'TeamMember', type: 'TeamMember', key: '5', title: 'Inés Évora' }),
  buildTitle({
    kind: 'Page',
    type: 'PageSection',
    key: '/constitution#article-5-section-4',
    title: 'Article V. Meetings, Section 4. Quorum',
    page: 'Constitution',
  }),
  buildTitle({
    kind: 'Page',
    type: 'PageSection',
    key: '/privacy',
    title: 'Privacy Policy',
    page: 'Privacy Policy',
  }),
]

function renderBox(searchTitles: SearchTitleFragment[] | Error = titles) {
  const gateway = createFakeGateway({
    Search: {
      search: { query: '', total: 0, isTotalExact: true, bestMatch: null, groups: [], didYouMean: null },
    },
    SearchTitles: searchTitles instanceof Error ? searchTitles : { searchTitles },
    LegalServices: { legalServices: [] },
    Case: { case: null },
  })
  const rendered = renderScreen(routes, { path: '/search', gateway })
  const findBox = () => screen.findByRole<HTMLInputElement>('combobox', { name: 'Search the whole site' })
  return { ...rendered, findBox }
}

/** Types what three titles match. */
async function openSuggestions() {
  const rendered = renderBox()
  const box = await rendered.findBox()
  await rendered.user.click(box)
  await rendered.user.paste('evic')
  await screen.findByRole('listbox', { name: 'Suggestions' })
  return { ...rendered, box }
}

const listOptions = () => screen.queryAllByRole('option').map(({ textContent }) => textContent)

const getActive = (box: HTMLElement) =>
  document.getElementById(box.getAttribute('aria-activedescendant') ?? 'none')?.textContent

test('typing suggests titles, those first that begin with what is typed', async () => {
  const { user, findBox } = renderBox()
  const box = await findBox()
  expect(box.getAttribute('aria-expanded')).toBe('false')
  await user.type(box, 'evic')
  await screen.findByRole('listbox', { name: 'Suggestions' })
  expect(listOptions()).toEqual([
    'Evictions and repairs Service',
    'If you get an eviction notice Guide',
    'The eviction on Cooper Lane Case',
  ])
  expect(box.getAttribute('aria-expanded')).toBe('true')
  expect(document.getElementById(box.getAttribute('aria-controls')!)?.getAttribute('role')).toBe('listbox')
  expect(screen.getByText('3 suggestions').getAttribute('role')).toBe('status')
  await user.type(box, 'tion notice')
  expect(listOptions()).toEqual(['If you get an eviction notice Guide'])
  expect(screen.getByText('1 suggestion')).toBeDefined()
  await user.clear(box)
  await user.type(box, 'privacy')
  expect(listOptions()).toEqual(['Privacy Policy Page'])
})

test.each([
  ['constitution quo', ['Article V. Meetings, Section 4. Quorum']],
  ['evora', ['Inés Évora']],
  ['INE\u0301S\u00a0\u200bé', ['Inés Évora']],
  ['arent', []],
])(
  'a title is found by its page as well, without accents, and by the beginnings of words: %s',
  (text, expectedTitles) => {
    const all = [...titles, buildTitle({ title: 'Parents' })]
    expect(findSuggestions(all, text)?.map(({ title }) => title)).toEqual(expectedTitles)
  },
)

test('no more than eight are suggested, and nothing for a single letter', () => {
  const many = Array.from({ length: 20 }, (_, index) => buildTitle({ title: `Rent ${index}` }))
  expect(findSuggestions(many, 'rent')).toHaveLength(8)
  expect(findSuggestions(many, 'r')).toBeNull()
})

test('the arrow keys go through the suggestions and the box, and Enter goes to the one chosen', async () => {
  const { user, box, getAddress } = await openSuggestions()
  expect(getActive(box)).toBeUndefined()
  await user.keyboard('{ArrowDown}')
  expect(getActive(box)).toBe('Evictions and repairs Service')
  expect(screen.getByRole('option', { selected: true }).textContent).toBe('Evictions and repairs Service')
  await user.keyboard('{ArrowUp}')
  expect(getActive(box)).toBeUndefined()
  await user.keyboard('{ArrowUp}')
  expect(getActive(box)).toBe('The eviction on Cooper Lane Case')
  await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}')
  expect(getActive(box)).toBe('If you get an eviction notice Guide')
  expect(document.activeElement).toBe(box)
  await user.keyboard('{ArrowUp}{Enter}')
  await waitFor(() => expect(getAddress()).toBe('/services#service-3'))
})

test('the chosen suggestion is scrolled into view; on a phone the box goes to the top', async () => {
  const scrollIntoView = vi.spyOn(Element.prototype, 'scrollIntoView')
  const matchMedia = vi.spyOn(window, 'matchMedia')
  onTestFinished(() => {
    scrollIntoView.mockRestore()
    matchMedia.mockRestore()
  })
  matchMedia.mockImplementation(
    (media) => ({ media, matches: media.includes('max-width') }) as MediaQueryList,
  )
  const { user, box } = await openSuggestions()
  await user.keyboard('{ArrowDown}{ArrowDown}')
  expect(scrollIntoView.mock.contexts).toEqual([
    box.parentElement,
    ...screen.getAllByRole('option').slice(0, 2),
  ])
})

test('Enter without a chosen suggestion searches for what is typed', async () => {
  const { user, getAddress } = await openSuggestions()
  await user.keyboard('{ArrowDown}{Home}{Enter}')
  await waitFor(() => expect(getAddress()).toBe('/search?q=evic'))
})

test('Escape closes the suggestions and then clears the box; Alt with an arrow opens and closes them', async () => {
  const { user, box } = await openSuggestions()
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('listbox')).toBeNull()
  expect(box.value).toBe('evic')
  await user.keyboard('{Alt>}{ArrowDown}{/Alt}')
  expect(screen.getByRole('listbox')).toBeDefined()
  expect(getActive(box)).toBeUndefined()
  await user.keyboard('{Alt>}{ArrowUp}{/Alt}')
  expect(screen.queryByRole('listbox')).toBeNull()
  await user.keyboard('{Escape}')
  expect(box.value).toBe('')
})

test('a suggestion is a link for a pointer, and leaving the box closes them all', async () => {
  const { user, findBox, getAddress } = renderBox()
  const box = await findBox()
  await user.type(box, 'quorum')
  const option = await screen.findByRole('option')
  expect(option.getAttribute('href')).toBe('/constitution#article-5-section-4')
  await user.tab()
  expect(screen.queryByRole('listbox')).toBeNull()
  await user.clear(box)
  await user.type(box, 'eviction on')
  await user.click(await screen.findByRole('option'))
  await waitFor(() => expect(getAddress()).toBe('/cases/7'))
})

test('no typed letter is sent: the titles are asked for once, without it', async () => {
  const { user, findBox, gateway } = renderBox()
  await user.type(await findBox(), 'eviction notice')
  await screen.findByRole('option')
  expect(gateway.requests.map(({ name, variables }) => [name, variables])).toEqual([['SearchTitles', {}]])
})

test('titles that cannot be had leave a plain box, and the next letter asks again', async () => {
  const { user, findBox, gateway, getAddress } = renderBox(new Error('down'))
  const box = await findBox()
  await user.type(box, 'evictio')
  expect(listOptions()).toEqual([])
  gateway.respondWith({ SearchTitles: { searchTitles: titles } })
  await user.type(box, 'n')
  await screen.findByRole('listbox', { name: 'Suggestions' })
  await user.keyboard('{Enter}')
  await waitFor(() => expect(getAddress()).toBe('/search?q=eviction'))
})

test('without scripts it is a plain text box', () => {
  const html = renderToString(
    <StaticRouter location="/search">
      <DataProvider>
        <SearchBox searchText="rent" />
      </DataProvider>
    </StaticRouter>,
  )
  expect(html).toContain('name="q"')
  expect(html).toContain('value="rent"')
  expect(html).not.toContain('combobox')
})
