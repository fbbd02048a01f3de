/** A summary of all answers and documents, with a link back to each step. */
import { FieldLink, useIsHydrated } from '@access/kit'
import { Link } from 'react-router-dom'
import { formActions } from '../journey/form-contract.ts'
import { listAskedQuestions, listQuestions, type Step, steps } from '../journey/journey.ts'
import type { Answers } from '../journey/question.ts'
import { checkAnswersMessages } from '../journey/request.messages.ts'
import { getStepUrl } from '../journey/step-url.ts'
import styles from './CheckAnswers.module.css'

interface CheckAnswersProps {
  answers: Answers
  documentNames: readonly string[]
}

export function CheckAnswers({ answers, documentNames }: CheckAnswersProps) {
  return (
    <section aria-labelledby="check-answers">
      <h3 id="check-answers">{checkAnswersMessages.title}</h3>
      {steps.map(
        (step, stepIndex) =>
          step.fields.length > 0 && (
            <div key={step.name}>
              <div className={styles.head}>
                <h4>{step.name}</h4>
                <ChangeStepLink stepIndex={stepIndex}>{step.name.toLowerCase()}</ChangeStepLink>
              </div>
              <dl className={styles.answers}>
                {listAnswers(step, answers).map(({ name, summary, answer }) => (
                  <div className={styles.answer} key={name}>
                    <dt className={styles.question}>{summary}</dt>
                    <dd className={styles.value}>{answer}</dd>
                  </div>
                ))}
              </dl>
            </div>
          ),
      )}
      <div className={styles.head}>
        <h4>{checkAnswersMessages.documents}</h4>
        <span className="target">
          <FieldLink name="documents">{checkAnswersMessages.changeDocuments}</FieldLink>
        </span>
      </div>
      <dl className={styles.answers}>
        <div className={styles.answer}>
          <dt className={styles.question}>{checkAnswersMessages.documents}</dt>
          <dd className={styles.value}>{documentNames.join('\n') || checkAnswersMessages.noDocuments}</dd>
        </div>
      </dl>
    </section>
  )
}

/** Leads back to a step. Without script it is a submit button: a link would lose the answers, which only the form carries. */
function ChangeStepLink({ stepIndex, children }: { stepIndex: number; children: string }) {
  const isHydrated = useIsHydrated()
  const content = (
    <>
      Change <span className="sr">{children}</span>
    </>
  )
  if (isHydrated) {
    return (
      <Link className="target" to={getStepUrl(stepIndex)}>
        {content}
      </Link>
    )
  }
  return (
    <button type="submit" className="btn btn-quiet" name="go" value={formActions.goToStep(stepIndex)}>
      {content}
    </button>
  )
}

/** The answers to what is asked; an address that is not safe is shown as such. */
function listAnswers(step: Step, answers: Answers) {
  const openQuestions = listAskedQuestions(step, answers)
  return listQuestions(step).flatMap((question) => {
    const { name, summary, notAsked, formatAnswer = String } = question
    if (question.isOptional && !answers[name]?.trim()) return []
    if (openQuestions.includes(question))
      return [{ name, summary, answer: formatAnswer(answers[name] ?? '', answers) }]
    return notAsked ? [{ name, summary, answer: notAsked }] : []
  })
}
