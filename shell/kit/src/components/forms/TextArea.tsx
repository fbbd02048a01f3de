/** A field for several lines, with a count of the remaining characters when there is a limit. */
import type { ComponentProps } from 'react'
import { Field, type FieldProps, getInputProps } from './Field.tsx'

type NativeTextAreaProps = Omit<
  ComponentProps<'textarea'>,
  keyof FieldProps | 'id' | 'className' | 'value' | 'maxLength'
>

interface TextAreaValue {
  value: string
  /** The count warns and never cuts: a pasted text that is too long stays whole until its writer shortens it. */
  limit?: number
}

export function TextArea(props: FieldProps & TextAreaValue & NativeTextAreaProps) {
  const { name, label, hint, details, error, required, optional, value, limit, ...textarea } = props
  const field = { name, label, hint, details, error, required, optional }
  const counterId = limit === undefined ? undefined : `${name}-count`
  return (
    <Field field={field}>
      <textarea
        className="input"
        dir="auto"
        value={value}
        {...textarea}
        {...getInputProps(field, counterId)}
      />
      {limit !== undefined && <CharacterCounter name={name} remaining={limit - value.length} limit={limit} />}
    </Field>
  )
}

function CharacterCounter({ name, remaining, limit }: { name: string; remaining: number; limit: number }) {
  return (
    <>
      <p className="hint num" id={`${name}-count`}>
        {formatRemaining(remaining)}
      </p>
      <p className="sr" role="status">
        {getSpokenCount(remaining, limit)}
      </p>
    </>
  )
}

function formatRemaining(left: number) {
  return left < 0 ? `${formatCharacterCount(-left)} too many` : `${formatCharacterCount(left)} left`
}

function formatCharacterCount(characters: number) {
  return `${characters.toLocaleString('en-US')} ${characters === 1 ? 'character' : 'characters'}`
}

/** Read aloud near the end only, and in steps of fifty, so that a screen reader does not count every key. */
function getSpokenCount(remaining: number, limit: number) {
  if (remaining < 0) return 'Your text is too long'
  if (remaining > limit / 10) return ''
  return `Fewer than ${Math.floor(remaining / 50) * 50 + 50} characters left`
}
