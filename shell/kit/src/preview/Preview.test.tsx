import { silenceConsoleError } from '@access/shell/testing'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Link, MemoryRouter, Route, Routes } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { type FindPreview, Preview, PreviewProvider } from './Preview.tsx'

const Shown = ({ item }: { item: Record<string, unknown> }) => {
  if (item.title === 'broken') throw new Error('no such thing')
  return (
    <h1>
      {String(item.title)} <Link to="/elsewhere">Read on</Link>
    </h1>
  )
}

const preview = (find: FindPreview, item: Record<string, unknown>) => (
  <MemoryRouter>
    <PreviewProvider value={find}>
      <Routes>
        <Route path="/" element={<Preview of="BlogPost" item={item} />} />
        <Route path="/elsewhere" element="gone" />
      </Routes>
    </PreviewProvider>
  </MemoryRouter>
)
const known: FindPreview = async () => Shown

test('a link in a preview leads nowhere, so that nothing typed is lost', async () => {
  render(preview(known, { title: 'Rights' }))
  await userEvent.click(await screen.findByRole('link', { name: 'Read on' }))
  screen.getByRole('heading', { name: /^Rights/ })
})

test('what cannot be shown yet says so, and is shown with the next key that makes it whole', async () => {
  silenceConsoleError(/no such thing/, /The above error occurred/)
  const { rerender } = render(preview(known, { title: 'broken' }))
  await screen.findByText('This cannot be shown as it is')
  rerender(preview(known, { title: 'whole' }))
  await screen.findByRole('heading', { name: /^whole/ })
})

test('where nobody shows it, that is said, and asking again helps once somebody does', async () => {
  const find = vi.fn<FindPreview>().mockResolvedValueOnce(null).mockResolvedValue(Shown)
  render(preview(find, { title: 'Rights' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
  await screen.findByRole('heading', { name: /^Rights/ })
  expect(find).toHaveBeenCalledTimes(2)
})
