import { fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
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

function Form() {
  const [day, setDay] = useState('2026-04-30')
  return <DateInput aria-label="Day" value={day} onChange={setDay} />
}

test('a day that was typed or picked stands there as days are shown', () => {
  render(<Form />)
  const day = screen.getByLabelText<HTMLInputElement>('Day')
  fireEvent.change(day, { target: { value: '4/5/2026' } })
  fireEvent.blur(day)
  expect(day.value).toBe('Apr 5, 2026')
  fireEvent.mouseDown(day)
  fireEvent.click(screen.getByTitle('2026-04-17'))
  expect(day.value).toBe('Apr 17, 2026')
})
