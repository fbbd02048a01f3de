import { aCase } from '@access/content/cases/case.examples'
import { anEvent } from '@access/content/events/event.examples'
import { aJudgment } from '@access/content/judgments/judgment.examples'
import { aPost } from '@access/content/posts/post.examples'
import { type Draft, Preview } from '@access/kit'
import { fakeGateway, renderScreen } from '@access/shell/testing'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { previews } from './previews.ts'
import { routes } from './routes.tsx'

const preview = (of: string, item: object) =>
  renderScreen([{ path: '*', element: <Preview of={of} item={item as Draft} /> }], { previews })

const withoutIds = (html: string) => html.replaceAll(/«[^»]+»|_r_\w+_/g, '')

const shown = [
  ['BlogPost', aPost({ content: '## Rights\n\nRead *this*.' }), `/blog/${aPost().slug}`, 'Article'],
  ['Case', aCase(), `/cases/${aCase().id}`, 'Case'],
  ['Event', anEvent({ registrationRequired: false }), `/events/${anEvent().id}`, 'Event'],
  ['Judgment', aJudgment(), `/judgments/${aJudgment().id}`, 'Judgment'],
] as const

test.each(shown)('the preview of a %s is what its page shows', async (of, item, path, operation) => {
  const field = of === 'BlogPost' ? 'post' : of.toLowerCase()
  const gateway = fakeGateway({ [operation]: { [field]: item, posts: [], related: null } })
  const page = renderScreen(routes, { path, gateway })
  await screen.findByRole('heading', { level: 1, name: item.title })
  const asPage = withoutIds(document.querySelector('main')!.innerHTML)
  page.unmount()

  preview(of, item)
  await screen.findByRole('heading', { level: 1, name: item.title })
  for (const part of document.querySelectorAll('.preview h1, .preview h2, .preview p')) {
    // A draft has no address of its own yet, so what leads to one may differ; the words may not.
    if (!part.querySelector('a')) expect(asPage).toContain(withoutIds(part.innerHTML))
  }
})

test.each(['BlogPost', 'Case'])('the preview of a %s of which nothing is written says so', async (of) => {
  preview(of, {})
  await screen.findByRole('heading', { level: 1, name: 'No title yet' })
})

test.each(['Event', 'Judgment'])('the preview of a %s without a date asks for one', async (of) => {
  preview(of, { title: 'A title' })
  await screen.findByText(/^Choose the date of the/)
})

test('a text alone is shown as the article shows it', async () => {
  preview('BlogPost.content', { content: '# Rights\n\nRead **this**.\n\n<script>alert(1)</script>' })
  const heading = await screen.findByRole('heading', { level: 2, name: 'Rights' })
  within(heading).getByRole('link')
  expect(screen.getByText('this').tagName).toBe('STRONG')
  expect(document.querySelector('script')).toBeNull()
})
