import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { ErrorSummary, RadioGroup, SelectField, TextArea, TextField } from '../index.ts'

afterEach(cleanup)

function Story({ limit }: { limit: number }) {
  const [text, setText] = useState('')
  return (
    <TextArea
      name="story"
      label="Story"
      value={text}
      limit={limit}
      onChange={({ target }) => setText(target.value)}
    />
  )
}

test('a field is described by its hint and its error, in that order', () => {
  render(
    <TextField name="email" label="Email" hint="Only yours" error="Enter your email" readOnly value="" />,
  )
  const field = screen.getByRole('textbox', {
    name: 'Email',
    description: 'Only yours Error: Enter your email',
  })

  expect(field.getAttribute('aria-invalid')).toBe('true')
})

test('only a field that may stay empty says so', () => {
  render(
    <>
      <TextField name="name" label="Name" required />
      <TextField name="phone" label="Phone" optional />
    </>,
  )

  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' }).required).toBe(true)
  screen.getByRole('textbox', { name: 'Phone (optional)' })
})

test('a text area counts what is left and never cuts what is too long', async () => {
  render(<Story limit={5} />)
  const story = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Story' })
  screen.getByText('5 characters left')

  await userEvent.type(story, 'abcd')
  screen.getByText('1 character left')
  await userEvent.type(story, 'efg')
  screen.getByText('2 characters too many')
  expect(story.value).toBe('abcdefg')
})

test('the count is read aloud near the end only, and not at every key', async () => {
  render(<Story limit={1000} />)
  const story = screen.getByRole('textbox', { name: 'Story' })
  const spokenCount = screen.getByRole('status')

  await userEvent.click(story)
  await userEvent.paste('a'.repeat(899))
  expect(spokenCount.textContent).toBe('')
  await userEvent.paste('aaa')
  expect(spokenCount.textContent).toBe('Fewer than 100 characters left')
  await userEvent.paste('a'.repeat(40))
  expect(spokenCount.textContent).toBe('Fewer than 100 characters left')
  await userEvent.paste('a'.repeat(59))
  expect(spokenCount.textContent).toBe('Your text is too long')
})

test('a select begins with its empty option', () => {
  render(
    <SelectField
      name="court"
      label="Court"
      emptyOptionLabel="All courts"
      options={[{ value: 'Supreme Court', label: 'Supreme Court' }]}
    />,
  )

  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Court' }).value).toBe('')
  expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual([
    'All courts',
    'Supreme Court',
  ])
})

const colours = [
  { value: 'r', label: 'Red' },
  { value: 'b', label: 'Blue', description: '(like the sky)' },
]

test('radio buttons report the selected option, and none is selected at first', async () => {
  const values: string[] = []
  render(
    <RadioGroup
      name="colour"
      label="Colour"
      value=""
      options={colours}
      onChange={(value) => values.push(value)}
    />,
  )
  expect(screen.queryByRole('radio', { checked: true })).toBeNull()

  await userEvent.click(screen.getByRole('radio', { name: 'Blue (like the sky)' }))
  expect(values).toEqual(['b'])
})

test('an error links to its field, whatever kind it is', async () => {
  render(
    <>
      <ErrorSummary
        errors={[
          { name: 'colour', message: 'Choose a colour' },
          { name: 'email', message: 'Enter your email' },
        ]}
      />
      <RadioGroup name="colour" label="Colour" value="b" options={colours} onChange={() => {}} />
      <TextField name="email" label="Email" />
    </>,
  )

  await userEvent.click(screen.getByRole('link', { name: 'Choose a colour' }))
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'Blue (like the sky)' }))
  await userEvent.click(screen.getByRole('link', { name: 'Enter your email' }))
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Email' }))
  expect(location.hash).toBe('')
})

test('a summary takes the focus for what is new, and not when something was put right', () => {
  const both = [{ name: 'name', message: 'Enter your name' }, { message: 'Something else' }]
  const { rerender } = render(<ErrorSummary errors={both} />)
  const summary = screen.getByRole('region', { name: 'There is a problem' })
  expect(document.activeElement).toBe(summary)

  summary.blur()
  rerender(<ErrorSummary errors={both.slice(1)} />)
  expect(document.activeElement).toBe(document.body)
  rerender(<ErrorSummary errors={both} />)
  expect(document.activeElement).toBe(summary)
})

test('what is typed runs as its first strong letter does', () => {
  render(
    <>
      <TextField name="name" label="Name" />
      <Story limit={50} />
    </>,
  )
  expect(screen.getAllByRole('textbox').map((field) => field.getAttribute('dir'))).toEqual(['auto', 'auto'])
})
