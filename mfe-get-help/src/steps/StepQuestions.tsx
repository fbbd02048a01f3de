/** The questions of the current step. */
import { useIsHydrated } from '@access/kit'
import type { ChangeEvent } from 'react'
import { Checkbox, CheckboxQuestion } from '../components/Checkbox.tsx'
import { EmergencyNotice } from '../components/Emergency.tsx'
import { CollapsibleReason } from '../components/QuestionReason.tsx'
import { UrgencyNotice } from '../components/UrgencyNotice.tsx'
import { isEmergency, urgency } from '../journey/case-details.tsx'
import { hasNoSafeAddress } from '../journey/contact-details.tsx'
import { findStepIndex, getCurrentStep, type Journey } from '../journey/journey.ts'
import {
  type Answers,
  checkedValue,
  isChecked,
  isQuestion,
  type Question,
  type StepField,
} from '../journey/question.ts'
import { journeyMessages } from '../journey/request.messages.ts'
import type { ValidationErrors } from '../journey/validation-errors.ts'

interface StepQuestionsProps {
  journey: Journey
  errors: ValidationErrors
  onAnswer(name: string, answer: string): void
  onLeave(name: string): void
}

export function StepQuestions({ journey, ...props }: StepQuestionsProps) {
  const { stepIndex, answers } = journey
  const isHydrated = useIsHydrated()
  return (
    <>
      {renderFields(getCurrentStep(journey).fields, { answers, isHydrated, ...props })}
      {stepIndex === 0 && (
        <div className="live" role="status">
          {hasNoSafeAddress(answers) && <p>{journeyMessages.noSafeAddress}</p>}
        </div>
      )}
      {stepIndex === findStepIndex(urgency.name) && (
        <>
          <UrgencyNotice
            answers={answers}
            onChoose={(urgencyName) => props.onAnswer(urgency.name, urgencyName)}
          />
          <EmergencyNotice isVisible={isEmergency(answers)} />
        </>
      )}
    </>
  )
}

type FieldsProps = Omit<StepQuestionsProps, 'journey'> & { answers: Answers; isHydrated: boolean }

/** Before hydration what depends on another answer is there as well: the server renders each page once. */
const renderFields = (fields: readonly StepField[], props: FieldsProps) =>
  fields.map((field) => {
    if (!isQuestion(field)) return <CheckboxField key={field.name} checkbox={field} {...props} />
    if ((props.isHydrated || field.isPrefilled) && field.isAsked?.(props.answers) === false) return null
    return <QuestionField key={field.name} question={field} {...props} />
  })

function QuestionField({
  question: { name, label, hint, why, isOptional, Field },
  answers,
  errors,
  onAnswer,
  onLeave,
}: FieldsProps & { question: Question }) {
  return (
    <Field
      name={name}
      label={label}
      hint={typeof hint === 'string' ? hint : hint(answers)}
      details={<CollapsibleReason>{why}</CollapsibleReason>}
      error={errors[name]}
      required={!isOptional}
      optional={isOptional ?? false}
      value={answers[name] ?? ''}
      answers={answers}
      onAnswer={(answer) => onAnswer(name, answer)}
      onLeave={() => onLeave(name)}
    />
  )
}

function CheckboxField({ checkbox, ...props }: FieldsProps & { checkbox: Exclude<StepField, Question> }) {
  const { name, label, note, legend, whenChecked, unlessChecked } = checkbox
  const input = {
    name,
    label,
    note,
    value: checkedValue,
    checked: isChecked(props.answers, checkbox),
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) =>
      props.onAnswer(name, target.checked ? checkedValue : ''),
  }
  if (legend) return <CheckboxQuestion {...input} legend={legend(props.answers)} />
  return (
    <Checkbox
      {...input}
      whenChecked={whenChecked && renderFields(whenChecked, props)}
      unlessChecked={unlessChecked && renderFields(unlessChecked, props)}
    />
  )
}
