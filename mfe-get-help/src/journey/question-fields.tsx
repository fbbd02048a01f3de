/** The kit's fields for the props of a question. */
import { RadioGroup, TextArea, TextField } from '@access/kit'
import type { ComponentProps } from 'react'
import type { QuestionFieldProps } from './question.ts'

type LineProps = QuestionFieldProps &
  Pick<ComponentProps<typeof TextField>, 'type' | 'autoComplete' | 'spellCheck'>

export const Line = ({ answers: _, onAnswer, onLeave, ...field }: LineProps) => (
  <TextField {...field} onChange={({ target }) => onAnswer(target.value)} onBlur={onLeave} />
)

type ParagraphsProps = QuestionFieldProps & { limit: number; rows: number }

export const Paragraphs = ({ answers: _, onAnswer, onLeave, ...field }: ParagraphsProps) => (
  <TextArea {...field} onChange={({ target }) => onAnswer(target.value)} onBlur={onLeave} />
)

type ChoiceProps = QuestionFieldProps &
  Pick<ComponentProps<typeof RadioGroup>, 'options' | 'columns' | 'className'>

export const Choice = ({ answers: _, onAnswer, onLeave: __, ...field }: ChoiceProps) => (
  <RadioGroup {...field} onChange={onAnswer} />
)
