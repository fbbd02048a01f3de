// The fixed pages: their list, and their forms on a page of their own.

import { buildStaticPage } from '@access/content/first-pages/static-page.examples'
import type { StaticPageSlug } from '@access/content/static-pages/static-page.rules'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { enter } from '../testing/enter.ts'
import { createManagedGateway, getLastVariables } from '../testing/managed-gateway.ts'
import { renderScreenAt } from '../testing/render-part.tsx'

/** The pages with these slugs, as the demonstration has them, and the portal at one of its addresses. */
function renderPages(
  slugs: StaticPageSlug[],
  { open, texts = {} }: { open?: StaticPageSlug; texts?: object } = {},
) {
  const pages = slugs.map((slug, index) => ({
    ...buildStaticPage(slug, texts),
    id: `5c2b7a10-0000-4000-8000-00000000010${index}`,
    language: 'en',
    version: 3,
    updatedAt: '2026-03-05T22:30:00.000Z',
    gaps: slug === 'terms' ? ['the state whose law applies', 'your address'] : [],
  }))
  const gateway = createManagedGateway('StaticPage', pages)
  gateway.respondWith({
    FixedPages: { pages, organisation: { __typename: 'Organisation', extraPages: ['press'] } },
    ReviseConstitution: { item: pages[0]! },
  })
  const id = pages.find(({ slug }) => slug === open)?.id
  const path = id ? `/admin/pages/${id}/edit` : '/admin/pages'
  const previews = {
    StaticPage: ({ item }: { item: Record<string, unknown> }) => (
      <p>
        {String(item.slug)}: {String(item.text ?? item.content).slice(0, 200)}
      </p>
    ),
  }
  return { ...renderScreenAt(path, gateway, previews), pages }
}

const save = () => screen.getByRole('button', { name: 'Save' })

test('the list has each page in the order of the website, with its last change and what is to be filled in', async () => {
  renderPages(['terms', 'about', 'donate', 'press'])
  await screen.findByRole('heading', { level: 1, name: 'Pages' })
  await screen.findByRole('link', { name: 'Edit About us' })
  expect(screen.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
    'PageLast changeTo fill inOn the websiteActions',
    'About usMar 5, 2026, 5:30 PMNothingView About us (in a new tab) Edit About us',
    'Terms of serviceMar 5, 2026, 5:30 PM2 gaps to fillView Terms of service (in a new tab) Edit Terms of service',
    'GiveMar 5, 2026, 5:30 PMNothingSwitched off Edit Give',
    'PressMar 5, 2026, 5:30 PMNothingView Press (in a new tab) Edit Press',
  ])
  expect(screen.getByRole('link', { name: /^View Terms/ }).getAttribute('href')).toBe('/terms')
})

test('a page that is one text is changed beside its preview and sent with its version', async () => {
  const { user, gateway, pages, getAddress } = renderPages(['terms'])
  await user.click(await screen.findByRole('link', { name: 'Edit Terms of service' }))
  await screen.findByRole('heading', { level: 1, name: 'Edit page: Terms of service' })
  const text = await screen.findByLabelText('Text')
  enter(text, 'These are our terms.')
  const preview = within(screen.getByRole('region', { name: 'Preview' }))
  await preview.findByText('terms: These are our terms.')
  await user.click(save())
  await screen.findByText('Page updated successfully')
  expect(getLastVariables(gateway, 'UpdateStaticPage')).toEqual({
    id: pages[0]!.id,
    version: 3,
    input: { slug: 'terms', language: 'en', title: 'Terms of Service', text: 'These are our terms.' },
  })
  await waitFor(() => expect(getAddress()).toBe('/admin/pages'))
})

test('a gap leads to its place, and what is typed takes it', async () => {
  const texts = { text: 'The law of [[the state whose law applies]] applies.' }
  const { user } = renderPages(['terms'], { open: 'terms', texts })
  const gaps = within(await screen.findByRole('region', { name: 'Gaps to fill' }))
  gaps.getByText('1 gap to fill.')
  await user.click(gaps.getByRole('button', { name: 'the state whose law applies' }))
  await user.keyboard('Ohio')
  expect((await screen.findByLabelText<HTMLTextAreaElement>('Text')).value).toBe('The law of Ohio applies.')
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Gaps to fill' })).toBeNull())
})

test('questions are added, moved by keyboard and removed, and sent as a whole', async () => {
  const content = JSON.stringify({
    questions: [
      { question: 'Is it free?', answer: 'Yes.' },
      { question: 'Who can ask?', answer: 'You.' },
    ],
  })
  const { user, gateway } = renderPages(['services-faq'], { open: 'services-faq', texts: { content } })
  await user.click(await screen.findByRole('button', { name: 'Add question' }))
  const added = within(screen.getByRole('group', { name: 'Question 3' }))
  await waitFor(() => expect(document.activeElement).toBe(added.getByLabelText('Question')))
  await user.keyboard('When?')
  await user.type(added.getByLabelText('Answer'), 'Now.')
  screen.getByRole('button', { name: 'Move question 3 up' }).focus()
  await user.keyboard('{Enter}')
  await screen.findByText('Moved to place 2 of 3.')
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Move question 2 up' })),
  )
  await user.click(screen.getByRole('button', { name: 'Remove question 1' }))
  await user.click(save())
  await screen.findByText('Page updated successfully')
  const { input } = getLastVariables(gateway, 'UpdateStaticPage') as { input: { content: string } }
  expect(JSON.parse(input.content)).toEqual({
    questions: [
      { question: 'When?', answer: 'Now.' },
      { question: 'Who can ask?', answer: 'You.' },
    ],
  })
})

test('what is missing in a row is said at its place, which has the focus', async () => {
  const { user, gateway } = renderPages(['about'], { open: 'about' })
  await user.click(await screen.findByRole('button', { name: 'Add milestone' }))
  const milestones = screen.getByRole('group', { name: 'Milestones' })
  const added = within(within(milestones).getAllByRole('listitem').at(-1)!)
  enter(added.getByLabelText('Milestone'), 'The doors open')
  enter(added.getByLabelText('What happened'), 'They did.')
  await user.click(save())
  await added.findByText('Enter a year, like 2010')
  await waitFor(() => expect(document.activeElement).toBe(added.getByLabelText('Year')))
  expect(gateway.countRequests('UpdateStaticPage')).toBe(0)
  enter(added.getByLabelText('Year'), '2027')
  await user.click(save())
  await screen.findByText('Page updated successfully')
})

test('a correction of the constitution keeps its outline, numbered anew, and its version', async () => {
  const { user, gateway, pages } = renderPages(['constitution'], { open: 'constitution' })
  const name = await screen.findByLabelText<HTMLInputElement>('Name of Article I')
  expect(name.value).toBe('Name and Office')
  await user.click(screen.getByRole('button', { name: 'Move Article I down' }))
  await user.click(save())
  await screen.findByText('Page updated successfully')
  const { id, version, input } = getLastVariables(gateway, 'ReviseConstitution') as {
    id: string
    version: number
    input: Record<string, string>
  }
  expect([id, version, input.kind]).toEqual([pages[0]!.id, 3, 'correction'])
  const headings = input.text!.match(/^## .*$/gm)!
  expect(headings.slice(0, 3)).toEqual([
    '## Preamble',
    '## Article I: Purpose',
    '## Article II: Name and Office',
  ])
})

test('a new version of the constitution has a number, a day and what it changes', async () => {
  const { user, gateway } = renderPages(['constitution'], { open: 'constitution' })
  await user.click(await screen.findByLabelText(/^A new version/))
  const number = await screen.findByLabelText('Number of the new version')
  await user.clear(number)
  await user.click(save())
  await screen.findByText('Enter the number of the version')
  enter(number, '5.0')
  enter(screen.getByLabelText('Effective date'), '2026-02-01')
  enter(screen.getByLabelText('What it changes'), 'Begins anew.')
  await user.click(save())
  await screen.findByText('Page updated successfully')
  expect(getLastVariables(gateway, 'ReviseConstitution')).toMatchObject({
    input: {
      kind: 'version',
      versionNumber: '5.0',
      effectiveDate: '2026-02-01T00:00:00.000Z',
      changes: 'Begins anew.',
    },
  })
})

test('what is wrong in a section opens its article and stands there', async () => {
  const { user, gateway } = renderPages(['constitution'], { open: 'constitution' })
  const section = within(await screen.findByRole('group', { name: 'Sections of Article II' }))
  const text = section.getByLabelText('Text of section 2')
  await user.clear(text)
  await user.click(save())
  await section.findByText('Write its text')
  await waitFor(() => expect(document.activeElement).toBe(text))
  expect(text.closest('details')!.open).toBe(true)
  expect(gateway.countRequests('ReviseConstitution')).toBe(0)
})

test('an earlier version is compared field by field, and restored', async () => {
  const { user, gateway, pages } = renderPages(['services-faq'], { open: 'services-faq' })
  const earlier = {
    ...pages[0]!,
    content: JSON.stringify({ questions: [{ question: 'Why?', answer: 'So.' }] }),
  }
  const versions = [pages[0]!, earlier].map(({ slug, language, title, text, content }, index) => ({
    __typename: 'ItemVersion',
    id: `${index}`,
    version: 3 - index,
    savedAt: '2026-03-05T22:30:00.000Z',
    actor: 'Dana',
    action: 'updated',
    values: JSON.stringify({ slug, language, title, text, content, versionNumber: null }),
  }))
  gateway.respondWith({ ItemHistory: { versions } })
  await user.click(await screen.findByRole('button', { name: 'History' }))
  const comparison = within(await screen.findByRole('region', { name: 'Version 2 beside the form' }))
  comparison.getByText('Question 1: Question')
  await user.click(screen.getByRole('button', { name: 'Restore version 2' }))
  const question = await screen.findByRole('group', { name: 'Question 1' })
  await waitFor(() =>
    expect(within(question).getByLabelText<HTMLInputElement>('Question').value).toBe('Why?'),
  )
  expect(screen.queryByRole('group', { name: 'Question 2' })).toBeNull()
})

test('what was typed and not saved is offered in the list', async () => {
  const { user } = renderPages(['terms'], { open: 'terms' })
  await user.type(await screen.findByLabelText('Title'), '!')
  await user.click(screen.getByRole('link', { name: 'Back to Pages' }))
  await screen.findByText('You have unsaved text for the page, "Terms of Service!".')
  await user.click(screen.getByRole('button', { name: 'Continue editing' }))
  expect((await screen.findByLabelText<HTMLInputElement>('Title')).value).toBe('Terms of Service!')
})
