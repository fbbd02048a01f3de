/** A question answered in as many lines as it takes, with a count of what is left when there is a limit. */
import type { ComponentProps } from 'react'
import { belongingTo, Field, type Question } from './Field.tsx'

type TextAreaOnly = Omit<
  ComponentProps<'textarea'>,
  keyof Question | 'id' | 'className' | 'value' | 'maxLength'
>

interface Written {
  value: string
  /** The count warns and never cuts: a pasted text that is too long stays whole until its writer shortens it. */
  limit?: number
}

export function TextArea(props: Question & Written & TextAreaOnly) {
  const { name, label, hint, more, error, required, optional, value, limit, ...textarea } = props
  const question = { name, label, hint, more, error, required, optional }
  const counter = limit === undefined ? undefined : `${name}-count`
  return (
    <Field question={question}>
      <textarea className="input" value={value} {...textarea} {...belongingTo(question, counter)} />
      {limit !== undefined && <Counter name={name} left={limit - value.length} limit={limit} />}
    </Field>
  )
}

function Counter({ name, left, limit }: { name: string; left: number; limit: number }) {
  return (
    <>
      <p className="hint num" id={`${name}-count`}>
        {remaining(left)}
      </p>
      <p className="sr" role="status">
        {spoken(left, limit)}
      </p>
    </>
  )
}

function remaining(left: number) {
  return left < 0 ? `${count(-left)} too many` : `${count(left)} left`
}

function count(characters: number) {
  return `${characters.toLocaleString('en-US')} ${characters === 1 ? 'character' : 'characters'}`
}

/** Read aloud near the end only, and in steps of fifty, so that a screen reader does not count every key. */
function spoken(left: number, limit: number) {
  if (left < 0) return 'Your text is too long'
  if (left > limit / 10) return ''
  return `Fewer than ${Math.floor(left / 50) * 50 + 50} characters left`
}
