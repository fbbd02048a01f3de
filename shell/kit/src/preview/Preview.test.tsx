import { silenceConsoleError } from '@access/shell/testing'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Link, MemoryRouter, useRoutes } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { type FindPreview, Preview, PreviewProvider } from './Preview.tsx'

const DraftText = ({ item }: { item: Record<string, unknown> }) => {
  if (item.title === 'broken') throw new Error('no such thing')
  return (
    <h1>
      {String(item.title)} <Link to="/elsewhere">Read on</Link>
    </h1>
  )
}

const Pages = ({ item }: { item: Record<string, unknown> }) =>
  useRoutes([
    { index: true, element: <Preview previewKey="BlogPost" draft={item} /> },
    { path: 'elsewhere', element: 'gone' },
  ])

const preview = (find: FindPreview, item: Record<string, unknown>) => (
  <MemoryRouter>
    <PreviewProvider value={find}>
      <Pages item={item} />
    </PreviewProvider>
  </MemoryRouter>
)
const findDraftText: FindPreview = async () => DraftText

test('a link in a preview leads nowhere, so that nothing typed is lost', async () => {
  render(preview(findDraftText, { title: 'Rights' }))
  await userEvent.click(await screen.findByRole('link', { name: 'Read on' }))
  screen.getByRole('heading', { name: /^Rights/ })
})

test('what cannot be shown yet says so, and is shown with the next key that makes it whole', async () => {
  silenceConsoleError(/no such thing/, /The above error occurred/)
  const { rerender } = render(preview(findDraftText, { title: 'broken' }))
  await screen.findByText('This cannot be shown as it is')
  rerender(preview(findDraftText, { title: 'whole' }))
  await screen.findByRole('heading', { name: /^whole/ })
})

test('without a view the preview says so, and trying again helps once there is one', async () => {
  const find = vi.fn<FindPreview>().mockResolvedValueOnce(null).mockResolvedValue(DraftText)
  render(preview(find, { title: 'Rights' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
  await screen.findByRole('heading', { name: /^Rights/ })
  expect(find).toHaveBeenCalledTimes(2)
})
