import { renderScreen } from '@access/shell/testing'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { isOurPage, safeAddress, safePicture } from './addresses.ts'
import { Prose } from './Prose.tsx'
import { readingTime } from './readingTime.ts'

function written(text: string) {
  return renderScreen([{ path: '*', element: <Prose text={text} /> }]).container
}

test('headings go under the title without leaving out a level, whatever they begin with', () => {
  written('#### Deep first\n\n## Top\n\n#### Skipped a level\n\n##### Deeper')
  expect(screen.getAllByRole('heading').map(({ tagName, textContent }) => [tagName, textContent])).toEqual([
    ['H2', 'Deep first'],
    ['H2', 'Top'],
    ['H3', 'Skipped a level'],
    ['H4', 'Deeper'],
  ])
})

test('an article that begins with a title of its own has no second h1', () => {
  written('# Title\n\n## Part')
  expect(screen.getAllByRole('heading').map(({ tagName }) => tagName)).toEqual(['H2', 'H3'])
})

test('each heading has an address of its own, also when two are alike', () => {
  written("## What's next?\n\n## What's next?\n\n## Über **uns**\n\n## ???")
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
  written('## See [our judgments](/judgments)')
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/judgments'])
})

test('HTML is shown as it was written and never read', () => {
  const page = written(
    'Before <b onclick="alert(1)">bold</b>\n\n<script>alert(2)</script>\n\n<img src=x onerror=1>',
  )
  expect(page.querySelector('b, script, img')).toBeNull()
  expect(page.textContent).toContain('<script>alert(2)</script>')
})

test('links lead to web addresses, letters and our own pages', () => {
  written(
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

test('any other link is only its words', () => {
  const page = written(
    '[a](javascript:alert(1)) [b](data:text/html,x) [c](JaVaScRiPt:x) [d](tel:123) [e](vbscript:x) [f](blob:x)',
  )
  expect(screen.queryAllByRole('link')).toEqual([])
  expect(page.textContent?.trim()).toBe('a b c d e f')
})

test('an address cannot pretend to be ours', () => {
  expect(safeAddress('//evil.example/x')).toBe('https://evil.example/x')
  expect(safeAddress('/\\evil.example')).toBe('https://evil.example/')
  expect(safeAddress('java\nscript:alert(1)')).toBeUndefined()
  expect(safeAddress('\u0001javascript:alert(1)')).toBeUndefined()
  expect(safeAddress('https://')).toBeUndefined()
})

test('pictures come by https or from here, and tell nobody where they are shown', () => {
  const page = written(
    '![A door](https://example.org/door.jpg) ![plain](http://example.org/x.jpg) ![d](data:image/png,x)',
  )
  const pictures = [...page.querySelectorAll('img')]
  expect(pictures.map((picture) => picture.getAttribute('src'))).toEqual(['https://example.org/door.jpg'])
  expect(pictures[0]!.getAttribute('referrerpolicy')).toBe('no-referrer')
  expect(page.textContent).toContain('plain')
  expect(safePicture('/files/x.png')).toBe('/files/x.png')
  expect(safePicture('mailto:a@b.org')).toBeUndefined()
})

test('the router shows our pages; files and answers of the interface are fetched', () => {
  for (const page of ['/', '/get-help', '/blog/a-b?x=1.5', '/api-guide'])
    expect(isOurPage(page), page).toBe(true)
  for (const other of ['/files/a.pdf', '/api/blog', '/api', '/graphql', '#x', 'https://example.org/'])
    expect(isOurPage(other), other).toBe(false)
})

test('a table stands in a region that scrolls and can be reached by keyboard', () => {
  written('| Day | Place |\n|---|---|\n| Monday | Court |')
  const region = screen.getByRole('region', { name: 'Table: Day, Place' })
  expect(region.tabIndex).toBe(0)
  expect(within(region).getByRole('cell', { name: 'Court' })).toBeDefined()
})

test('a task list is read, not ticked', () => {
  written('- [x] Lease\n- [ ] Photos')
  expect(screen.getAllByRole('img').map((box) => box.getAttribute('aria-label'))).toEqual(['Done', 'To do'])
  expect(screen.queryByRole('checkbox')).toBeNull()
})

test('reading takes at least a minute, and one minute for 200 words', () => {
  expect(readingTime('')).toBe('1 minute to read')
  expect(readingTime('word '.repeat(200))).toBe('1 minute to read')
  expect(readingTime('don’t stop '.repeat(250))).toBe('3 minutes to read')
})
