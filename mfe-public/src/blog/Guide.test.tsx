import { buildPost } from '@access/content/posts/post.examples'
import { createFakeGateway, renderScreen } from '@access/shell/testing'
import { screen, within } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { routes } from '../routes.tsx'

const judgment = {
  ...{ __typename: 'LinkedJudgment', id: '9', slug: 'talbot-v-linden-2026', title: 'Talbot v. Linden' },
  ...{ courtName: 'Appeals Court', judgmentDate: '2026-06-04T00:00:00.000Z' },
}

function renderGuide(fields: Partial<ReturnType<typeof buildPost>> = {}) {
  const post = {
    ...buildPost({ slug: 'repairs', title: 'Repairs', ...fields }),
    relatedJudgments: [judgment],
  }
  const gateway = createFakeGateway({ Article: { post, posts: [] } })
  return { ...renderScreen(routes, { path: '/blog/repairs', gateway }), gateway }
}

const getLetter = (text: RegExp) =>
  within(screen.getByRole('region', { name: 'A letter to fill in' })).getByText(text, { selector: 'p' })

test('a guide says who reviewed it and when, and leads to the form with its topic and to judgments', async () => {
  renderGuide({ reviewedBy: 'Ana Ruiz', reviewedAt: '2026-03-04T00:00:00.000Z', topic: 'Housing Rights' })
  const review = await screen.findByText(/^Reviewed by Ana Ruiz/)
  expect(review.textContent).toBe('Reviewed by Ana Ruiz on March 4, 2026')
  const help = screen.getAllByRole('link', { name: 'Get help with Housing Rights' })
  expect(help.map((link) => link.getAttribute('href'))).toEqual(
    Array(2).fill('/get-help?category=Housing%20Rights'),
  )
  const judgments = within(screen.getByRole('region', { name: 'Judgments that matter here' }))
  expect(judgments.getByRole('link', { name: 'Talbot v. Linden' }).getAttribute('href')).toBe(
    '/judgments/talbot-v-linden-2026',
  )
})

test('a guide is shared by what the device has for that, and elsewhere its link is copied', async () => {
  const { user } = renderGuide()
  await user.click(await screen.findByRole('button', { name: 'Share' }))
  await screen.findByText('Link copied')
  expect(await navigator.clipboard.readText()).toMatch(/^http.*\/$/)
  const share = vi.fn(async () => {})
  Object.assign(navigator, { share })
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'share'))
  await user.click(screen.getByRole('button', { name: 'Share' }))
  expect(share).toHaveBeenCalledWith(expect.objectContaining({ title: 'Repairs' }))
})

test('a letter is filled in and copied on the device, and nothing of it is sent, stored or left behind', async () => {
  const { user, gateway } = renderGuide({
    topic: 'Family Law',
    letterTemplate: 'Dear [landlord],\n\nRepair [what is broken]. I mean it, [landlord].',
  })
  const landlord = await screen.findByLabelText<HTMLTextAreaElement>('Landlord')
  expect(screen.getAllByLabelText(/^(Landlord|What is broken)$/)).toHaveLength(2)
  await user.type(landlord, 'Mr. $& Reed')
  const filled = 'Dear Mr. $& Reed,\n\nRepair [what is broken]. I mean it, Mr. $& Reed.'
  expect(getLetter(/^Dear/).textContent).toBe(filled)
  await user.click(screen.getByRole('button', { name: 'Copy letter' }))
  expect(await navigator.clipboard.readText()).toBe(filled)
  expect(gateway.requests.map(({ name }) => name)).toEqual(['Article'])
  expect(JSON.stringify([{ ...sessionStorage }, { ...localStorage }])).not.toContain('Reed')

  vi.stubGlobal('location', { replace() {} })
  onTestFinished(() => {
    vi.unstubAllGlobals()
    document.querySelector('.exit-overlay')?.remove()
    delete document.documentElement.dataset.leaving
  })
  await user.click(screen.getByRole('link', { name: 'Leave this site' }))
  expect(landlord.value).toBe('')
  expect(getLetter(/^Dear/).textContent).not.toContain('Reed')
})

test('guides are listed by topic in the order of the form, others last, each with its review', async () => {
  const guide = (title: string, topic: string | null) =>
    buildPost({ id: title, slug: title.toLowerCase(), title, topic })
  const guides = [guide('Summons', null), guide('Wages', 'Employment'), guide('Repairs', 'Housing Rights')]
  const gateway = createFakeGateway({ Guides: { guides: [...guides, guide('Debt', 'Renamed')] } })
  renderScreen(routes, { path: '/know-your-rights', gateway })
  await screen.findByRole('heading', { level: 1, name: 'Know Your Rights' })
  const topics = await screen.findAllByRole('region')
  const listed = topics.map((topic) =>
    within(topic)
      .getAllByRole('heading')
      .map((each) => each.textContent),
  )
  expect(listed).toEqual([
    ['Housing Rights', 'Repairs'],
    ['Employment', 'Wages'],
    ['Other topics', 'Summons', 'Debt'],
  ])
  const housing = within(topics[0]!)
  housing.getByText(/^Reviewed by Ana Ruiz/)
  expect(housing.getByRole('link', { name: 'Repairs' }).getAttribute('href')).toBe('/blog/repairs')
  expect(housing.getByRole('link', { name: /^Get help/ }).getAttribute('href')).toBe(
    '/get-help?category=Housing%20Rights',
  )
  const jump = within(screen.getByRole('navigation', { name: 'Topics' })).getByRole('link', {
    name: 'Employment',
  })
  expect(topics[1]!.getAttribute('aria-labelledby')).toBe(jump.getAttribute('href')!.split('#')[1])
})
