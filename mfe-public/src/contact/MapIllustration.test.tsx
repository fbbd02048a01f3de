import { demoFacts, renderScreen } from '@access/shell/testing'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { routes } from '../routes.tsx'

/** The location of the office on a page. */
async function renderContact(path: string, address: string[]) {
  const { unmount } = renderScreen(routes, { path, office: { address } })
  await screen.findByRole('heading', { level: 1 })
  const map = screen.queryByRole('img', { name: /map|streets/i })?.closest('figure')
  const page = { map: map?.textContent ?? null, all: document.body.textContent }
  unmount()
  return page
}

const otherAddress = ['9 Quay Road', 'Otherton, New Lorraine 00001']

test('the default office has its map illustration, with its address as text', async () => {
  const { map } = await renderContact('/contact', [...demoFacts.address])
  expect(map).toMatch(/214 Lantern Street, Suite 300.*corner of Cooper Lane/)
})

test('another address has a map placeholder without street names', async () => {
  const { map } = await renderContact('/contact', otherAddress)
  expect(map).toBe(
    '9 Quay Road, Otherton, New Lorraine 00001.We have no map of this address yet. The streets in the drawing are not real.',
  )
})

test('details of the default address are not shown for another', async () => {
  expect((await renderContact('/contact', [...demoFacts.address])).all).toContain('Cooper Lane')
  expect((await renderContact('/contact', otherAddress)).all).not.toMatch(/Cooper|Lantern/)
})
