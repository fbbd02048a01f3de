import type { Copy } from '@access/content/content-type/picture-copy.rules'
import { renderScreen } from '@access/shell/testing'
import { act, screen, within } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { expect, onTestFinished, test } from 'vitest'
import MarkdownText from './MarkdownText.tsx'
import { Prose } from './Prose.tsx'
import { getReadingTime } from './related-posts.ts'
import { isOwnPage, sanitizeImageUrl, sanitizeUrl } from './sanitize-url.ts'

function renderProse(text: string, pictures: Copy[] = []) {
  return renderScreen([{ path: '*', element: <MarkdownText text={text} pictures={pictures} /> }]).container
}

test('headings go under the title without leaving out a level, whatever they begin with', () => {
  renderProse('#### Deep first\n\n## Top\n\n#### Skipped a level\n\n##### Deeper')
  expect(screen.getAllByRole('heading').map(({ tagName, textContent }) => [tagName, textContent])).toEqual([
    ['H2', 'Deep first'],
    ['H2', 'Top'],
    ['H3', 'Skipped a level'],
    ['H4', 'Deeper'],
  ])
})

test('an article that begins with a title of its own has no second h1', () => {
  renderProse('# Title\n\n## Part')
  expect(screen.getAllByRole('heading').map(({ tagName }) => tagName)).toEqual(['H2', 'H3'])
})

test('each heading has an anchor of its own, also when two are alike', () => {
  renderProse("## What's next?\n\n## What's next?\n\n## Über **uns**\n\n## ???")
  expect(screen.getAllByRole('heading').map(({ id }) => id)).toEqual([
    'section-whats-next',
    'section-whats-next-2',
    'section-uber-uns',
    'section-part',
  ])
  expect(screen.getAllByRole('link', { name: "What's next?" })[1]!.getAttribute('href')).toBe(
    '#section-whats-next-2',
  )
})

test('a heading that is a link stays that link', () => {
  renderProse('## See [our judgments](/judgments)')
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/judgments'])
})

test('HTML is shown as it was written and never read', () => {
  const page = renderProse(
    'Before <b onclick="alert(1)">bold</b>\n\n<script>alert(2)</script>\n\n<img src=x onerror=1>',
  )
  expect(page.querySelector('b, script, img')).toBeNull()
  expect(page.textContent).toContain('<script>alert(2)</script>')
})

test('links lead to web addresses, letters and our own pages', () => {
  renderProse(
    '[a](https://example.org/x) [b](mailto:help@example.org) [c](/get-help?x=1#y) [d](#part) [e](services)',
  )
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    'https://example.org/x',
    'mailto:help@example.org',
    '/get-help?x=1#y',
    '#part',
    '/services',
  ])
})

test('links call a telephone and write text messages', () => {
  renderProse(
    '[a](tel:+1-555-555-0100) [b](TEL:5550100;ext=7) [c](<tel:(555) 555-0100>) [d](sms:+15555550100) [e](sms:741741?body=HOME%20NOW)',
  )
  expect(
    screen.getAllByRole('link').map((link) => [link.getAttribute('href'), link.getAttribute('rel')]),
  ).toEqual([
    ['tel:+1-555-555-0100', null],
    ['tel:5550100;ext=7', null],
    ['tel:(555)%20555-0100', null],
    ['sms:+15555550100', null],
    ['sms:741741?body=HOME%20NOW', null],
  ])
  expect(sanitizeImageUrl('tel:123')).toBeUndefined()
})

test('only two tildes strike through', () => {
  const page = renderProse(
    'It costs ~$500-~$700, ~two~ or ~ three ~ weeks.\n\n~~No~~ ~~$5 to ~$7~~\n\n| ~1 | ~2 |\n|---|---|\n| ~3~ | ~~4~~ |',
  )
  expect([...page.querySelectorAll('del')].map(({ textContent }) => textContent)).toEqual([
    'No',
    '$5 to ~$7',
    '4',
  ])
  expect(page.textContent).toContain('It costs ~$500-~$700, ~two~ or ~ three ~ weeks.')
})

test('any other link is only its words', () => {
  const page = renderProse(
    '[a](javascript:alert(1)) [b](data:text/html,x) [c](JaVaScRiPt:x) [e](vbscript:x) [f](blob:x)',
  )
  expect(screen.queryAllByRole('link')).toEqual([])
  expect(page.textContent?.trim()).toBe('a b c e f')
})

test('a foreign URL cannot pretend to be ours', () => {
  expect(sanitizeUrl('//evil.example/x')).toBe('https://evil.example/x')
  expect(sanitizeUrl('/\\evil.example')).toBe('https://evil.example/')
  expect(sanitizeUrl('java\nscript:alert(1)')).toBeUndefined()
  expect(sanitizeUrl('\u0001javascript:alert(1)')).toBeUndefined()
  expect(sanitizeUrl('https://')).toBeUndefined()
})

test('images are ours or our copies, and never loaded from another site', () => {
  const url = '/api/files/7/door-800x600.webp'
  const page = renderProse(
    '![A door](https://example.org/d%20oor.jpg) ![plain](http://example.org/x.jpg) ![d](data:image/png,x)',
    [
      { address: 'https://EXAMPLE.org/d oor.jpg', url },
      { address: 'http://example.org/x.jpg', url: null },
    ],
  )
  const pictures = [...page.querySelectorAll('img')]
  expect(pictures.map((picture) => picture.getAttribute('src'))).toEqual([url])
  expect(pictures[0]!.getAttribute('referrerpolicy')).toBe('no-referrer')
  expect(page.textContent).toContain('plain')
  expect(sanitizeImageUrl('/files/x.png')).toBe('/files/x.png')
  expect(sanitizeImageUrl('mailto:a@b.org')).toBeUndefined()
})

test('the router handles our pages; files and API responses are fetched', () => {
  for (const page of ['/', '/get-help', '/blog/a-b?x=1.5', '/api-guide'])
    expect(isOwnPage(page), page).toBe(true)
  for (const other of ['/files/a.pdf', '/api/blog', '/api', '/graphql', '#x', 'https://example.org/'])
    expect(isOwnPage(other), other).toBe(false)
})

test('a table is in a scrollable region that can be reached by keyboard, and its cells say their column', () => {
  renderProse('| Day | Place |\n|---|---|\n| Monday | Court |')
  const region = screen.getByRole('region', { name: 'Table: Day, Place' })
  expect(region.tabIndex).toBe(0)
  expect(within(region).getByRole('cell', { name: 'Court' }).dataset.label).toBe('Place')
})

test('a task list is read, not ticked', () => {
  renderProse('- [x] Lease\n- [ ] Photos')
  expect(screen.getAllByRole('img').map((box) => box.getAttribute('aria-label'))).toEqual(['Done', 'To do'])
  expect(screen.queryByRole('checkbox')).toBeNull()
})

test('reading takes at least a minute, and one minute for 200 words', () => {
  expect(getReadingTime('')).toBe('1 minute to read')
  expect(getReadingTime('word '.repeat(200))).toBe('1 minute to read')
  expect(getReadingTime('don’t stop '.repeat(250))).toBe('3 minutes to read')
})

test('what the server has rendered stays as it is, until there is another text', async () => {
  const styles = (await import('./Prose.module.css')).default
  const root = document.body.appendChild(document.createElement('div'))
  root.innerHTML = `<div class="${styles.prose}"><p>Rendered by the server</p></div>`
  const paragraph = root.querySelector('p')
  const surprises: unknown[] = []
  const page = await act(async () =>
    hydrateRoot(root, <Prose text="The same" pictures={null} />, {
      onRecoverableError: (reason) => surprises.push(reason),
    }),
  )
  onTestFinished(() => act(() => page.unmount()))
  expect(root.querySelector('p')).toBe(paragraph)
  expect(surprises).toEqual([])

  await act(async () => page.render(<Prose text="Something **else**" pictures={null} />))
  await within(root).findByText('else')
  expect(root.textContent).toBe('Something else')
})

test('each block runs as its first strong letter does, with the signs of its list and the columns of its table', () => {
  const text = [
    'מה לעשות? (ראו Form 12-B).',
    'In English.',
    '## ما العمل؟',
    '- א\n- ב',
    '1. א',
    '> ציטוט',
    '| א | ב |\n|---|---|\n| 1 | 2 |',
  ].join('\n\n')
  const page = renderProse(text)
  const blocks = page.querySelectorAll('p, h2, ul, ol, blockquote, table')
  expect(blocks).toHaveLength(8)
  expect([...blocks].filter((block) => block.getAttribute('dir') !== 'auto')).toEqual([])
})
