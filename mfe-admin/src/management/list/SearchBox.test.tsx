import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { SearchBox } from './SearchBox.tsx'

test('what is typed before the first letter has reached the address stays, and is asked after it', async () => {
  const onSearch = vi.fn()
  const { rerender } = render(<SearchBox value="" isFetching={false} onSearch={onSearch} />)
  await userEvent.type(screen.getByRole('searchbox'), 'rent')
  expect(onSearch.mock.calls).toEqual([['r']])
  rerender(<SearchBox value="r" isFetching={false} onSearch={onSearch} />)
  expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('rent')
  expect(onSearch.mock.calls).toEqual([['r'], ['rent']])
})
