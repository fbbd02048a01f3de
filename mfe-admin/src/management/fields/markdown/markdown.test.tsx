import { buildPost } from '@access/content/posts/post.examples'
import type { Draft } from '@access/kit'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { buildPicture, watchUploads } from '../../../testing/fake-uploads.ts'
import { findDialog } from '../../../testing/find-part.ts'
import { getLastVariables } from '../../../testing/managed-gateway.ts'
import { openForm } from '../../../testing/open-form.ts'
import { buildStoredFile } from '../../../testing/stored-file.ts'

const previews = {
  'BlogPost.content': ({ item }: { item: Draft }) => <h2>As a page: {String(item.content)}</h2>,
}

async function openEditor(content = 'Read this now') {
  const { user, gateway } = await openForm('blog', buildPost({ content }), previews)
  const area = await screen.findByLabelText<HTMLTextAreaElement>('Content')
  return { user, gateway, area }
}

test('words that are selected become bold by a button or by its key, and are sent so', async () => {
  const { user, gateway, area } = await openEditor()
  area.setSelectionRange(5, 9)
  await user.click(screen.getByRole('button', { name: 'Bold' }))
  expect(area.value).toBe('Read **this** now')
  expect(document.activeElement).toBe(area)
  await user.keyboard('{Control>}b{/Control}')
  expect(area.value).toBe('Read this now')
  await user.keyboard('{Control>}i{/Control}')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText('Blog post updated successfully')
  expect(getLastVariables(gateway, 'UpdateBlogPost')).toMatchObject({ input: { content: 'Read *this* now' } })
})

test('the buttons are one stop of the Tab key, and the arrow keys go among them', async () => {
  const { user } = await openEditor()
  const bar = screen.getByRole('toolbar', { name: 'Formatting' })
  const stops = within(bar)
    .getAllByRole('button')
    .filter(({ tabIndex }) => tabIndex === 0)
  expect(stops.map((stop) => stop.getAttribute('aria-label'))).toEqual(['Bold'])
  stops[0]!.focus()
  await user.keyboard('{ArrowRight}{ArrowRight}')
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Heading')
  await user.keyboard('{End}{ArrowRight}')
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Bold')
})

test('Enter goes on with a list and ends it', async () => {
  const { user, area } = await openEditor('- one')
  area.setSelectionRange(5, 5)
  await user.type(area, '{Enter}two{Enter}{Enter}Done', { initialSelectionStart: 5 })
  expect(area.value).toBe('- one\n- two\nDone')
})

test('the text is looked at as its page shows it, while it is written', async () => {
  const { user, area } = await openEditor('Rights')
  await user.click(screen.getByRole('radio', { name: 'Side by side' }))
  await screen.findByRole('heading', { name: 'As a page: Rights' })
  await user.type(area, ' at home')
  await screen.findByRole('heading', { name: 'As a page: Rights at home' })
  expect(screen.getByText('3 words')).not.toBeNull()
  await user.click(screen.getByRole('radio', { name: 'Preview' }))
  expect(screen.queryByRole('toolbar')).toBeNull()
})

test('what is objected to is seen, whatever was looked at', async () => {
  const { user, area } = await openEditor('Rights')
  await user.clear(area)
  await user.click(screen.getByRole('radio', { name: 'Preview' }))
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText('Enter the content')
  await screen.findByRole('toolbar')
})

test('the words for a picture are asked about before they go, and the form below is not', async () => {
  const { user } = await openEditor('Look:')
  await user.click(screen.getByRole('button', { name: 'Picture' }))
  const dialog = await findDialog('Add a picture')
  await user.type(dialog.getByLabelText('Alternative text'), 'An open door')
  history.back()
  const question = await findDialog('Close without saving?')
  await user.click(question.getByText('Discard'))
  await waitFor(() => expect(screen.queryByText('Add a picture')).toBeNull())
  screen.getByLabelText('Content')
})

test('a picture that is pasted is sent, described and put into the text', async () => {
  const uploads = watchUploads()
  const { user, area } = await openEditor('Look:')
  area.setSelectionRange(5, 5)
  fireEvent.paste(area, { clipboardData: { files: [buildPicture()] } })
  const dialog = await findDialog('Add a picture')
  await waitFor(() => expect(uploads).toHaveLength(1))
  await user.click(dialog.getByText('Add to the text'))
  await dialog.findByText('Wait until the file has arrived, or cancel it')
  uploads[0]!.succeed('/api/files/7/door-40x30.webp')
  await user.click(dialog.getByText('Add to the text'))
  await dialog.findByText('Describe the picture, or mark it as decorative')
  await user.type(dialog.getByLabelText('Alternative text'), 'An open door')
  await user.click(dialog.getByText('Add to the text'))
  await waitFor(() => expect(area.value).toBe('Look:\n\n![An open door](/api/files/7/door-40x30.webp)\n\n'))
})

test('a picture from the library stands in a text without its focal point, since it is shown whole', async () => {
  const { user, gateway, area } = await openEditor('Look:')
  const door = buildStoredFile('door.jpg', { altText: 'An open door', focalX: 0, focalY: 25 })
  gateway.respondWith({ Files: { pageOfFiles: { items: [door], total: 1 } } })
  area.setSelectionRange(5, 5)
  await user.click(screen.getByRole('button', { name: 'Picture' }))
  const dialog = await findDialog('Add a picture')
  await user.click(dialog.getByRole('button', { name: 'Choose from library' }))
  await user.click(await (await findDialog('Choose a picture')).findByText('door.jpg'))
  await waitFor(() =>
    expect(dialog.getByLabelText('Alternative text')).toHaveProperty('value', 'An open door'),
  )
  await user.type(dialog.getByLabelText('Alternative text'), '{Control>}{Enter}{/Control}')
  await waitFor(() => expect(area.value).toBe(`Look:\n\n![An open door](${door.url})\n\n`))
  expect(gateway.countRequests('UpdateBlogPost')).toBe(0)
})

test('the pictures of a text that nothing describes are named at its field', async () => {
  const { user, area } = await openEditor('![](/api/files/7/door-800x600.webp) ![A wall](/wall.png)')
  const description = document.getElementById(`${area.id}-undescribed`)
  expect(description?.textContent?.trim()).toBe(
    'Missing alternative text: door-800x600.webp. Screen readers pass over this picture, which is right for decoration alone.',
  )
  expect(area.getAttribute('aria-describedby')).toContain('-undescribed')
  await user.clear(area)
  await waitFor(() => expect(screen.queryByText(/^Missing alternative text/)).toBeNull())
})
