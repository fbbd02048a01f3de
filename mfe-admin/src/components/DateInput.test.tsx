import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { DateInput } from './DateInput.tsx'

test.each(['2026-07-05', '7/5/2026', '07/05/2026', 'Jul 5, 2026', 'July 5, 2026'])(
  'a day is typed as %s',
  (text) => {
    const onChange = vi.fn()
    render(<DateInput aria-label="Day" value="" onChange={onChange} />)
    fireEvent.change(screen.getByLabelText('Day'), { target: { value: text } })
    expect(onChange).toHaveBeenLastCalledWith('2026-07-05')
  },
)
