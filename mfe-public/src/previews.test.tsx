import { buildCase } from '@access/content/cases/case.examples'
import { buildEvent } from '@access/content/events/event.examples'
import { buildStaticPage } from '@access/content/first-pages/static-page.examples'
import { buildJudgment } from '@access/content/judgments/judgment.examples'
import { buildOrganisation } from '@access/content/organisation/organisation.examples'
import { buildPost } from '@access/content/posts/post.examples'
import { type Draft, Preview } from '@access/kit'
import { createFakeGateway, renderScreen } from '@access/shell/testing'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { previews } from './previews.ts'
import { routes } from './routes.tsx'
import { answerStaticPages } from './testing/static-pages.ts'

const renderPreview = (previewKey: string, item: object) =>
  renderScreen([{ path: '*', element: <Preview previewKey={previewKey} draft={item as Draft} /> }], {
    previews,
  })

const removeIds = (html: string) => html.replaceAll(/«[^»]+»|_r_\w+_/g, '')

const expectedTexts = [
  ['BlogPost', buildPost({ content: '## Rights\n\nRead *this*.' }), `/blog/${buildPost().slug}`, 'Article'],
  ['Case', buildCase(), `/cases/${buildCase().id}`, 'Case'],
  ['Event', buildEvent({ registrationRequired: false }), `/events/${buildEvent().id}`, 'Event'],
  ['Judgment', buildJudgment(), `/judgments/${buildJudgment().id}`, 'Judgment'],
] as const

const fixedPages = [
  ['about', '/about'],
  ['terms', '/terms'],
  ['bylaws', '/constitution/bylaws'],
] as const

test.each(fixedPages)('the preview of the page %s is what the page shows', async (slug, path) => {
  const item = buildStaticPage(slug)
  const gateway = createFakeGateway(answerStaticPages())
  const page = renderScreen(routes, { path, gateway })
  await screen.findByRole('heading', { level: 1, name: item.title })
  const asPage = removeIds(document.querySelector('main')!.innerHTML)
  page.unmount()

  renderPreview('StaticPage', item)
  await screen.findByRole('heading', { level: 1, name: item.title })
  for (const part of document.querySelectorAll('.preview h1, .preview h2, .preview p'))
    expect(asPage).toContain(removeIds(part.innerHTML))
})

test('the previews of home, the questions and the constitution show what is written', async () => {
  for (const [slug, text] of [
    ['home', 'Pro Bono Legal Services Since 2010'],
    ['services-faq', 'Does it really cost nothing?'],
    ['constitution', 'Article VIII. Amendments and Dissolution'],
  ] as const) {
    const { unmount } = renderPreview('StaticPage', buildStaticPage(slug))
    await screen.findAllByText(text)
    unmount()
  }
})

test.each(expectedTexts)(
  'the preview of a %s is what its page shows',
  async (previewKey, item, path, operation) => {
    const field = previewKey === 'BlogPost' ? 'post' : previewKey.toLowerCase()
    const gateway = createFakeGateway({ [operation]: { [field]: item, posts: [] } })
    const page = renderScreen(routes, { path, gateway })
    await screen.findByRole('heading', { level: 1, name: item.title })
    // What reads Markdown comes after the page, where no server has read it.
    if (previewKey === 'BlogPost') await screen.findByText('this')
    const asPage = removeIds(document.querySelector('main')!.innerHTML)
    page.unmount()

    renderPreview(previewKey, item)
    await screen.findByRole('heading', { level: 1, name: item.title })
    if (previewKey === 'BlogPost') await screen.findByText('this')
    for (const part of document.querySelectorAll('.preview h1, .preview h2, .preview p')) {
      // A draft has no URL yet, so links may differ; the text may not.
      if (!part.querySelector('a')) expect(asPage).toContain(removeIds(part.innerHTML))
    }
  },
)

test.each(['BlogPost', 'Case'])('the preview of an empty %s says so', async (previewKey) => {
  renderPreview(previewKey, {})
  await screen.findByRole('heading', { level: 1, name: 'No title yet' })
})

test.each(['Event', 'Judgment'])('the preview of a %s without a date asks for one', async (previewKey) => {
  renderPreview(previewKey, { title: 'A title' })
  await screen.findByText(/^Choose the date of the/)
})

test('a text alone is shown as the article shows it', async () => {
  renderPreview('BlogPost.content', { content: '# Rights\n\nRead **this**.\n\n<script>alert(1)</script>' })
  const heading = await screen.findByRole('heading', { level: 2, name: 'Rights' })
  within(heading).getByRole('link')
  expect(screen.getByText('this').tagName).toBe('STRONG')
  expect(document.querySelector('script')).toBeNull()
})

test('the preview of an organization is what visitors will read of it', async () => {
  renderPreview('Organisation', buildOrganisation())
  await screen.findByRole('heading', { name: 'The law is for you too' })
  const areas = within(screen.getByRole('list', { name: 'Practice areas' }))
  expect(areas.getAllByRole('listitem').map(({ textContent }) => textContent?.trim())).toEqual([
    'Fishing rights',
  ])
  screen.getByText('Monday to Thursday')
  screen.getByText(/within 24 hours, in an emergency within 4. In danger right now\? Call 112/)
})
