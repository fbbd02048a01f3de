import { usualFacts } from '@access/kit'
import { renderScreen } from '@access/shell/testing'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { routes } from '../routes.tsx'

/** What stands on a page about where the office is. */
async function told(path: string, address: string[]) {
  const { unmount } = renderScreen(routes, { path, office: { address } })
  await screen.findByRole('heading', { level: 1 })
  const map = screen.queryByRole('img', { name: /map|streets/i })?.closest('figure')
  const page = { map: map?.textContent ?? null, all: document.body.textContent }
  unmount()
  return page
}

const elsewhere = ['9 Quay Road', 'Otherton, New Lorraine 00001']

test('the office that is drawn has its drawing, with its address in words', async () => {
  const { map } = await told('/contact', [...usualFacts.address])
  expect(map).toMatch(/Lantern Street.*Cooper Lane.*214 Lantern Street, Suite 300/)
})

test('another address has a placeholder for a map, which names no street', async () => {
  const { map } = await told('/contact', elsewhere)
  expect(map).toBe(
    '9 Quay Road, Otherton, New Lorraine 00001.We have no map of this address yet. The streets in the drawing are not real.',
  )
})

test('what is known of the first address is not said of another', async () => {
  for (const path of ['/contact', '/accessibility']) {
    expect((await told(path, [...usualFacts.address])).all, path).toContain('Cooper Lane')
    expect((await told(path, elsewhere)).all, path).not.toMatch(/Cooper|Lantern/)
  }
})
