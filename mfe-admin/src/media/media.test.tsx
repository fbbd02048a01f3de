import { buildGatewayError, createFakeGateway } from '@access/shell/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { PageInput } from '../management/definition/definition.ts'
import { buildPicture, watchUploads } from '../testing/fake-uploads.ts'
import { findDialog } from '../testing/in-dialog.ts'
import { getLastVariables } from '../testing/managed-gateway.ts'
import { renderAsAdministrator } from '../testing/render-at.ts'

const buildFile = (name: string, overrides: object = {}) => ({
  __typename: 'StoredFile',
  id: name,
  name,
  altText: null,
  url: `/api/files/${name}/door-1200x900.webp`,
  width: 1200,
  height: 900,
  size: 20_480,
  ...overrides,
})

const files = [
  buildFile('door.jpg', { altText: 'An open door' }),
  buildFile('wall.jpg'),
  buildFile('lease.pdf', { width: null, height: null, url: '/api/files/lease/lease.pdf' }),
]

const reference = { __typename: 'FileReference', type: 'Event', itemId: '7', title: 'Open day' }

function renderLibrary(references: object[] = [], path = '/admin/media') {
  const gateway = createFakeGateway({
    Files: ({ page }: Record<string, unknown>) => {
      const { search = '', filters = [] } = page as PageInput
      const items = files
        .filter(({ name, altText }) => `${name} ${altText}`.includes(search))
        .filter(({ width }) => filters.every(({ value }) => (value === 'pdf') === (width === null)))
      return { pageOfFiles: { items, total: items.length } }
    },
    FileReferences: { references },
    DescribeFile: ({ id, altText }: Record<string, unknown>) => ({
      file: buildFile(String(id), { altText }),
    }),
    DeleteFile: { deleteFile: { __typename: 'StoredFile', id: 'door.jpg' } },
  })
  return renderAsAdministrator(path, gateway)
}

const listNames = () =>
  within(screen.getByRole('list', { name: 'Files' }))
    .getAllByRole('button')
    .map(({ textContent }) => textContent)

test('the library lists the files, and finds them by name, by alternative text and by kind', async () => {
  const { user, getAddress } = renderLibrary()
  await screen.findByRole('heading', { level: 1, name: 'Media library' })
  await screen.findByText('wall.jpg')
  expect(listNames()).toEqual(['Open door.jpg1200 × 900', 'Open wall.jpg1200 × 900', 'Open lease.pdf20 KB'])
  await user.type(screen.getByLabelText('Search by name or alternative text'), 'open door')
  await waitFor(() => expect(listNames()).toEqual(['Open door.jpg1200 × 900']))
  await user.clear(screen.getByLabelText('Search by name or alternative text'))
  await user.selectOptions(screen.getByLabelText('Kind'), 'PDFs')
  await waitFor(() => expect(listNames()).toEqual(['Open lease.pdf20 KB']))
  expect(getAddress()).toBe('/admin/media?kind=pdf')
})

test('what is not found says so', async () => {
  renderLibrary([], '/admin/media?q=nothing')
  await screen.findByText('No file matches your search.')
})

test('a picture is described in the library', async () => {
  const { user, gateway } = renderLibrary()
  await user.click(await screen.findByRole('button', { name: /wall\.jpg/ }))
  const dialog = within(await screen.findByRole('dialog', { name: 'wall.jpg' }))
  await user.type(dialog.getByLabelText('Alternative text'), 'A wall')
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  await screen.findByText('Alternative text saved')
  expect(getLastVariables(gateway, 'DescribeFile')).toEqual({ id: 'wall.jpg', altText: 'A wall' })
})

test('the items that use a file are links to their forms, and keep it from being deleted', async () => {
  const { user } = renderLibrary([reference])
  await user.click(await screen.findByRole('button', { name: /door\.jpg/ }))
  const dialog = within(await screen.findByRole('dialog', { name: 'door.jpg' }))
  const link = await dialog.findByRole('link', { name: 'Open day' })
  expect(link.getAttribute('href')).toBe('/admin/events/7/edit')
  expect(link.closest('li')?.textContent).toBe('Open day (event)')
  expect(dialog.getByRole('button', { name: 'Delete' })).toHaveProperty('disabled', true)
})

test('a file that nothing uses is deleted after a question', async () => {
  const { user, gateway } = renderLibrary()
  await user.click(await screen.findByRole('button', { name: /door\.jpg/ }))
  const dialog = within(await screen.findByRole('dialog', { name: 'door.jpg' }))
  await dialog.findByText('No item uses it.')
  await user.click(dialog.getByRole('button', { name: 'Delete' }))
  await user.click((await findDialog('Delete file')).getByRole('button', { name: 'Delete' }))
  await screen.findByText('File deleted successfully')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(getLastVariables(gateway, 'DeleteFile')).toEqual({ id: 'door.jpg' })
  expect(document.activeElement?.textContent).toBe('All files')
})

test('a file that somebody has in a draft stays, and the question says why', async () => {
  const { user, gateway } = renderLibrary()
  const detail = 'door.jpg is in a draft that somebody has not saved yet.'
  gateway.respondWith({ DeleteFile: buildGatewayError('CONFLICT', { detail }) })
  await user.click(await screen.findByRole('button', { name: /door\.jpg/ }))
  const dialog = within(await screen.findByRole('dialog', { name: 'door.jpg' }))
  await dialog.findByText('No item uses it.')
  await user.click(dialog.getByRole('button', { name: 'Delete' }))
  const question = await findDialog('Delete file')
  await user.click(question.getByRole('button', { name: 'Delete' }))
  await question.findByText(detail)
})

test('an uploaded file stands in the library', async () => {
  const uploads = watchUploads()
  const { user, gateway } = renderLibrary()
  await screen.findByText('wall.jpg')
  await user.upload(screen.getByTestId('media-picture'), buildPicture('new.jpg'))
  await waitFor(() => expect(uploads).toHaveLength(1))
  const before = gateway.countRequests('Files')
  uploads[0]!.succeed('/api/files/9/new-800x600.webp')
  await screen.findByText('File uploaded successfully')
  await waitFor(() => expect(gateway.countRequests('Files')).toBeGreaterThan(before))
})
