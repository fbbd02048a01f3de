import { buildEvent } from '@access/content/events/event.examples'
import { createFakeGateway } from '@access/shell/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { buildListPage } from '../../testing/list-page.ts'
import { renderScreenAt } from '../../testing/render-part.tsx'

const address = 'https://example.org/door.jpg'
const warning = `Visitors do not see the picture at ${address}. The website answered with the status 503.`
const copy = { address, url: '/api/files/7/door-800x600.webp' }

/** A gateway with an event whose picture can be fetched at the second try. */
function createGateway(event = buildEvent({ featuredImage: address, featuredImageDecorative: true })) {
  let tries = 0
  const missing = { ...event, pictures: [{ address, url: null }], warnings: [warning] }
  return createFakeGateway({
    PageOfEvents: () => ({ page: buildListPage([event], { offset: 0, limit: 25 }) }),
    AnyEvent: { item: missing },
    UpdateEvent: { item: missing },
    FetchEventPictures: () => {
      tries += 1
      return { item: tries < 2 ? missing : { ...event, pictures: [copy], warnings: null } }
    },
  })
}

test('a save whose picture could not be fetched says so in words, and fetches it again', async () => {
  const { user } = renderScreenAt('/admin/events', createGateway())
  await user.click(await screen.findByRole('button', { name: /^Edit/ }))
  const form = await screen.findByRole('dialog')
  await within(form).findByText(warning)
  within(form).getByText('The picture is copied from its website when you save.')
  await user.click(within(form).getByRole('button', { name: 'Save' }))
  await screen.findByText('Event updated successfully')

  const dialog = await screen.findByRole('dialog', { name: 'Saved, but a picture is missing' })
  within(dialog).getByText(warning)
  await user.click(within(dialog).getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(within(dialog).getByRole('button', { name: 'Try again' })).toBeDefined())
  within(dialog).getByText(warning)
  await user.click(within(dialog).getByRole('button', { name: 'Try again' }))
  await within(dialog).findByText('Visitors see every picture now.')
  expect(within(dialog).queryByText(warning)).toBeNull()
})

test('the form shows our copy of another site’s picture, and never the site’s own', async () => {
  const event = { ...buildEvent({ featuredImage: address }), pictures: [copy], warnings: null }
  const gateway = createFakeGateway({
    PageOfEvents: () => ({ page: buildListPage([event], { offset: 0, limit: 25 }) }),
    AnyEvent: { item: event },
  })
  const { user } = renderScreenAt('/admin/events', gateway)
  await user.click(await screen.findByRole('button', { name: /^Edit/ }))
  const picture = await screen.findByRole('img', { name: 'The picture as it is now' })
  expect(picture.getAttribute('src')).toBe(copy.url)
})
