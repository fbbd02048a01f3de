/** The kit's fields for the props of a question. */
import { RadioGroup, TextArea, TextField } from '@access/kit'
import { dayRange } from '@access/service-kit/dates/day-range.rules'
import { type ComponentProps, useState } from 'react'
import type { QuestionFieldProps } from './question.ts'
import { journeyMessages } from './request.messages.ts'

type LineProps = QuestionFieldProps &
  Pick<ComponentProps<typeof TextField>, 'type' | 'autoComplete' | 'spellCheck'>

export const Line = ({ answers: _, onAnswer, onLeave, ...field }: LineProps) => (
  <TextField {...field} onChange={({ target }) => onAnswer(target.value)} onBlur={onLeave} />
)

/** A day. Browsers report no value for an incomplete one, which would silently be left out. */
export function CalendarDay(props: QuestionFieldProps) {
  const [isIncomplete, setIsIncomplete] = useState(false)
  const { error = isIncomplete ? journeyMessages.incompleteDate : undefined, answers: _, ...field } = props
  const { onAnswer, onLeave, ...input } = field
  return (
    <TextField
      {...input}
      {...dayRange}
      type="date"
      error={error}
      onChange={({ target }) => onAnswer(target.value)}
      onBlur={({ target }) => {
        setIsIncomplete(target.validity.badInput)
        onLeave()
      }}
    />
  )
}

type ParagraphsProps = QuestionFieldProps & { limit: number; rows: number }

export const Paragraphs = ({ answers: _, onAnswer, onLeave, ...field }: ParagraphsProps) => (
  <TextArea {...field} onChange={({ target }) => onAnswer(target.value)} onBlur={onLeave} />
)

type ChoiceProps = QuestionFieldProps &
  Pick<ComponentProps<typeof RadioGroup>, 'options' | 'columns' | 'className'>

export const Choice = ({ answers: _, onAnswer, onLeave: __, ...field }: ChoiceProps) => (
  <RadioGroup {...field} onChange={onAnswer} />
)
