import { buildConstitutionVersion } from '@access/content/constitution/constitution-version.examples'
import { buildStaticPage } from '@access/content/first-pages/static-page.examples'
import { buildRelatedDocument } from '@access/content/related-documents/related-document.examples'
import { createFakeGateway, renderScreen } from '@access/shell/testing'
import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { routes } from '../routes.tsx'
import { answerStaticPages } from '../testing/static-pages.ts'

const current = buildConstitutionVersion({ pdfUrl: '/documents/constitution-4.1.pdf' })

const versions = ['4.1', '4.0', '3.1', '3.0', '2.0', '1.0'].map((versionNumber, index) =>
  buildConstitutionVersion({ id: `v${index}`, versionNumber, pdfUrl: index === 0 ? current.pdfUrl : null }),
)

const response = {
  page: buildStaticPage('constitution'),
  currentConstitution: current as typeof current | null,
  constitutionVersions: versions,
  relatedDocuments: [buildRelatedDocument()],
}

const renderConstitution = async (about: Partial<typeof response> = {}, path = '/constitution') => {
  const rendered = renderScreen(routes, {
    path,
    gateway: createFakeGateway({ Constitution: { ...response, ...about } }),
  })
  await screen.findByRole('heading', { level: 1, name: 'Constitution' })
  return rendered
}

const getDocument = () => within(screen.getByRole('article', { name: 'Constitution text' }))
const getSection = (id: string) => document.getElementById(id)!.closest('details')!
const listHighlights = () => [...document.querySelectorAll('mark')].map(({ textContent }) => textContent)

test('the header shows the current version, and opens its PDF in a new tab', async () => {
  const { page } = await renderConstitution()
  expect(screen.getAllByText('Version 4.1').length).toBeGreaterThan(0)
  expect(screen.getByText(/^Effective/).textContent).toBe('Effective May 13, 2023')
  expect(screen.queryByText(/is in force/)).toBeNull()
  const download = screen.getByRole('link', { name: /^Download PDF/ })
  expect(download.getAttribute('href')).toBe('/documents/constitution-4.1.pdf')
  expect(download.getAttribute('target')).toBe('_blank')
  expect(download.getAttribute('rel')).toBe('noopener')
  expect(page).toMatchObject({ title: 'Constitution – Access to Justice', status: 200 })
})

test('a current version without its text on the page links to its PDF', async () => {
  const laterPage = buildConstitutionVersion({ versionNumber: '5.0', pdfUrl: 'https://example.org/5.pdf' })
  const { unmount } = await renderConstitution({ currentConstitution: laterPage })
  const notice = () => screen.getByRole('heading', { name: 'Version 5.0 is in force' }).parentElement!
  expect(notice().textContent).toContain('What you find below is version 4.1.')
  expect(
    within(notice())
      .getByRole('link', { name: /^Read version 5\.0/ })
      .getAttribute('href'),
  ).toBe('https://example.org/5.pdf')
  unmount()
  await renderConstitution({ currentConstitution: { ...laterPage, pdfUrl: null } })
  expect(within(notice()).getByRole('link').getAttribute('href')).toBe(
    '/contact?subject=Copy+of+Constitution%2C+version+5.0',
  )
})

test('the text is complete: preamble, eight articles, and the required passages', async () => {
  await renderConstitution()
  expect(
    getDocument()
      .getAllByRole('heading', { level: 2 })
      .map(({ textContent }) => textContent),
  ).toEqual([
    'Preamble',
    'Article I. Name and Office',
    'Article II. Purpose',
    'Article III. Membership',
    'Article IV. Board of Directors',
    'Article V. Meetings',
    'Article VI. Officers and Committees',
    'Article VII. Finance',
    'Article VIII. Amendments and Dissolution',
  ])
  for (const words of [
    /no fewer than 5 and no more than 15 directors/,
    /At least 7 days' written notice/,
    /signed by at least 25% of the membership/,
    /begins on January 1 and ends on December 31/,
  ])
    expect(getDocument().getByText(words)).toBeDefined()
})

test('the contents lead to every part of the text', async () => {
  await renderConstitution()
  const contents = within(screen.getByRole('navigation', { name: 'Table of contents', hidden: true }))
  const links = contents.getAllByRole('link', { hidden: true })
  expect(links).toHaveLength(9)
  expect(links.slice(0, 2).map((link) => link.textContent)).toEqual(['Preamble', 'IName and Office'])
  for (const link of links)
    expect(document.getElementById(link.getAttribute('href')!.slice(1))?.tagName).toBe('H2')
})

test('any number of sections may be open, and one button opens them all', async () => {
  const { user } = await renderConstitution()
  const sections = [...document.querySelectorAll<HTMLDetailsElement>('article details')]
  expect(sections.every(({ open }) => !open)).toBe(true)
  await user.click(screen.getByRole('button', { name: 'Open all sections' }))
  expect(sections.every(({ open }) => open)).toBe(true)
  await user.click(screen.getByRole('button', { name: 'Close all sections' }))
  expect(sections.some(({ open }) => open)).toBe(false)
})

test('a URL with an anchor in a section opens it', async () => {
  await renderConstitution({}, '/constitution#article-5-section-3')
  expect(getSection('article-5-section-3').open).toBe(true)
  expect(getSection('article-5-section-2').open).toBe(false)
})

test('every section is open while printing, and as before afterwards', async () => {
  await renderConstitution()
  const sections = [...document.querySelectorAll<HTMLDetailsElement>('article details')]
  sections[3]!.open = true
  fireEvent(window, new Event('beforeprint'))
  expect(sections.every(({ open }) => open)).toBe(true)
  fireEvent(window, new Event('afterprint'))
  expect(sections.filter(({ open }) => open)).toEqual([sections[3]])
})

test('Print prints', async () => {
  const { user } = await renderConstitution()
  const print = vi.fn()
  vi.stubGlobal('print', print)
  await user.click(screen.getByRole('button', { name: 'Print' }))
  expect(print).toHaveBeenCalledOnce()
})

test('searching hides nothing: it counts, marks, opens, and walks round', async () => {
  const { user } = await renderConstitution()
  await user.type(screen.getByLabelText('Search this document'), 'Quorum')
  expect(screen.getByText(/matches$/).textContent).toBe('9 matches')
  expect(listHighlights()).toHaveLength(9)
  expect(getDocument().getAllByRole('heading', { level: 2 })).toHaveLength(9)
  expect(getSection('article-5-section-4').open).toBe(true)
  expect(getSection('article-1-section-1').open).toBe(false)

  await user.keyboard('{Enter}')
  expect(screen.getByText(/of 9 matches/).textContent).toContain('1 of 9 matches')
  expect(document.querySelector('mark[aria-current]')?.id).toBe('match-1')
  await user.keyboard('{Shift>}{Enter}{/Shift}')
  expect(screen.getByText(/of 9 matches/).textContent).toContain('9 of 9 matches')
  await user.click(screen.getByRole('button', { name: 'Next match' }))
  expect(document.querySelector('mark[aria-current]')?.id).toBe('match-1')
  await user.click(screen.getByRole('button', { name: 'Previous match' }))
  expect(document.querySelector('mark[aria-current]')?.id).toBe('match-9')

  await user.type(screen.getByLabelText('Search this document'), ' gavel')
  expect(screen.getByText('No matches')).toBeDefined()
  expect(screen.getByRole('button', { name: 'Next match' })).toHaveProperty('disabled', true)
  await user.clear(screen.getByLabelText('Search this document'))
  expect(listHighlights()).toEqual([])
})

test('the search text can be in the URL, as it is without scripts', async () => {
  await renderConstitution({}, '/constitution?find=petitioners')
  expect(screen.getByLabelText('Search this document')).toHaveProperty('value', 'petitioners')
  expect(listHighlights()).toEqual(['petitioners', 'petitioners'])
})

test('the text grows and shrinks by a tenth, ends at 0.8 and 1.5, and is remembered', async () => {
  const { user, unmount } = await renderConstitution()
  const scale = () =>
    screen
      .getByRole('article', { name: 'Constitution text' })
      .closest<HTMLElement>('[style]')!
      .style.getPropertyValue('--scale')
  const button = (name: RegExp) => screen.getByRole<HTMLButtonElement>('button', { name })
  expect(scale()).toBe('1')
  await user.click(button(/^A\+/))
  expect(scale()).toBe('1.1')
  for (let press = 0; press < 4; press++) await user.click(button(/^A\+/))
  expect(scale()).toBe('1.5')
  expect(button(/^A\+/).disabled).toBe(true)
  await user.click(button(/^A normal/))
  expect(scale()).toBe('1')
  for (let press = 0; press < 2; press++) await user.click(button(/^A-/))
  expect(scale()).toBe('0.8')
  expect(button(/^A-/).disabled).toBe(true)
  unmount()
  await renderConstitution()
  expect(scale()).toBe('0.8')
})

test('an invalid stored size is ignored, and so is forbidden storage', async () => {
  localStorage.setItem('constitution_text_size', '99')
  const { user, unmount } = await renderConstitution()
  const larger = () => screen.getByRole<HTMLButtonElement>('button', { name: /^A\+/ })
  expect(larger().disabled).toBe(false)
  unmount()
  vi.stubGlobal('localStorage', undefined)
  await renderConstitution()
  await user.click(larger())
  expect(screen.getByText('Text size 110 percent')).toBeDefined()
})

test('the history shows five versions, and the others behind one line', async () => {
  await renderConstitution()
  const history = within(screen.getByRole('region', { name: 'Version history' }))
  const items = history.getAllByRole('listitem', { hidden: true })
  expect(items.map(({ textContent }) => textContent?.slice(0, 11))).toEqual(
    versions.map(({ versionNumber }) => `Version ${versionNumber}`),
  )
  const others = history.getByText('All versions').closest('details')!
  expect(within(others).getAllByRole('listitem', { hidden: true })).toHaveLength(1)
  expect(history.getByRole('link', { name: /^PDF of version 4\.1/ }).getAttribute('href')).toBe(
    '/documents/constitution-4.1.pdf',
  )
  expect(history.getByRole('link', { name: 'Ask for the text of version 4.0' }).getAttribute('href')).toBe(
    '/contact?subject=Copy+of+Constitution%2C+version+4.0',
  )
})

test('five versions need no further line, and one version is no history', async () => {
  const { unmount } = await renderConstitution({ constitutionVersions: versions.slice(0, 5) })
  expect(screen.queryByText('All versions')).toBeNull()
  unmount()
  await renderConstitution({ constitutionVersions: versions.slice(0, 1) })
  expect(screen.queryByRole('region', { name: 'Version history' })).toBeNull()
})

test('a related document opens its file, or says that it is not online and how to ask for it', async () => {
  await renderConstitution({
    relatedDocuments: [
      buildRelatedDocument(),
      buildRelatedDocument({ id: '2', title: 'Annual Reports', available: false, file: null }),
    ],
  })
  const related = within(screen.getByRole('region', { name: 'Related Documents' }))
  const file = related.getByRole('link', { name: /^Bylaws/ })
  expect(file.getAttribute('href')).toBe('/documents/bylaws.pdf')
  expect(related.getByRole('link', { name: 'Read Bylaws on this site' }).getAttribute('href')).toBe(
    '/constitution/bylaws',
  )
  expect(related.getByText(/This document is not online/)).toBeDefined()
  expect(related.getByRole('link', { name: 'Ask for Annual Reports' }).getAttribute('href')).toBe(
    '/contact?subject=Copy+of+Annual+Reports',
  )
})

test('where no related documents are managed, the card names four, and says which are not online', async () => {
  await renderConstitution({ currentConstitution: null, constitutionVersions: [], relatedDocuments: [] })
  const related = within(screen.getByRole('region', { name: 'Related Documents' }))
  const named = related.getAllByRole('listitem').map((item) => within(item))
  const titles = named.map((item) => item.getByRole('heading').textContent)
  expect(titles.map((title) => title.replace(/\(PDF.*/, '').trim())).toEqual([
    'Bylaws',
    'Code of Conduct',
    'Policies and Procedures',
    'Annual Reports',
  ])
  const [bylaws, , policies] = named
  expect(bylaws!.getByRole('link').getAttribute('href')).toBe('/constitution/bylaws')
  expect(policies!.getByText(/This document is not online/)).toBeDefined()
  expect(policies!.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/contact?subject=Copy+of+Policies+and+Procedures',
  ])
})

test('a changed article is in the text, in the contents and found', async () => {
  const { user } = await renderConstitution({
    page: buildStaticPage('constitution', {
      text: [
        '## Preamble\n\nWe are {organisationName}.',
        '## Article I: Harbor\n\n### Section 1. Boats\n\nEvery boat has a lantern.',
      ].join('\n\n'),
    }),
  })
  expect(getDocument().getByRole('heading', { level: 2, name: 'Article I. Harbor' }).id).toBe('article-1')
  getDocument().getByText('We are Access to Justice.')
  const contents = within(screen.getByRole('navigation', { name: 'Table of contents', hidden: true }))
  expect(contents.getAllByRole('link', { hidden: true })).toHaveLength(2)
  await user.type(screen.getByLabelText('Search this document'), 'lantern')
  expect(listHighlights()).toEqual(['lantern'])
  expect(getSection('article-1-section-1').open).toBe(true)
})

test('there is a loading state', async () => {
  renderScreen(routes, {
    path: '/constitution',
    gateway: createFakeGateway({ Constitution: () => new Promise(() => {}) }),
  })
  expect(await screen.findByText('Loading constitution...')).toBeDefined()
})

test('the bylaws and the code of conduct are pages too, with their PDF where there is one', async () => {
  const { page, unmount } = renderScreen(routes, {
    path: '/constitution/bylaws',
    gateway: createFakeGateway(answerStaticPages()),
  })
  await screen.findByRole('heading', { level: 1, name: 'Bylaws of Access to Justice' })
  expect(screen.getByText('1.1 Calendar.').tagName).toBe('STRONG')
  expect(screen.queryByRole('link', { name: /^Download PDF/ })).toBeNull()
  expect(page.status).toBe(200)
  unmount()
  renderScreen(routes, {
    path: '/constitution/code-of-conduct',
    gateway: createFakeGateway(answerStaticPages({ pdfUrl: '/documents/code-of-conduct.pdf' })),
  })
  await screen.findByRole('heading', { level: 1, name: 'Code of Conduct' })
  const download = screen.getByRole('link', { name: /^Download PDF/ })
  expect(download.getAttribute('href')).toBe('/documents/code-of-conduct.pdf')
})

test('there are no other documents under the constitution', async () => {
  const { page } = renderScreen(routes, { path: '/constitution/recipes' })
  await screen.findByRole('heading', { name: '404 Page Not Found' })
  expect(page.status).toBe(404)
})
