/** A summary of all answers and documents, with a link back to each step. */
import { FieldLink } from '@access/kit'
import { urgencies } from '@access/requests/intake/legal-aid-requests/legal-aid-request.rules'
import { Link } from 'react-router-dom'
import { formActions } from '../journey/form-contract.ts'
import { type Answers, isAsked, isChecked, type Question, steps } from '../journey/journey.ts'
import { checkAnswersMessages, preferredContactLabels } from '../journey/request.messages.ts'
import { getStepUrl } from '../journey/step-url.ts'
import { useIsEnhanced } from '../platform/use-is-enhanced.ts'
import styles from './CheckAnswers.module.css'

const questionLabels: Record<Question, string> = {
  helperName: 'Your own name',
  helperContact: 'Your own phone or email',
  preferredContact: 'Whom to contact',
  name: 'Name',
  email: 'Email',
  phone: 'Phone',
  category: 'Category',
  description: 'What happened',
  urgency: 'Urgency',
  income: 'Income',
  householdSize: 'Household size',
}

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
          step.questions.length > 0 && (
            <div key={step.name}>
              <div className={styles.head}>
                <h4>{step.name}</h4>
                <ChangeStepLink stepIndex={stepIndex}>{step.name.toLowerCase()}</ChangeStepLink>
              </div>
              <dl className={styles.answers}>
                {listShownQuestions(step.questions, answers).map((question) => (
                  <div className={styles.answer} key={question}>
                    <dt className={styles.question}>{questionLabels[question]}</dt>
                    <dd className={styles.value}>{formatAnswer(question, answers)}</dd>
                  </div>
                ))}
              </dl>
            </div>
          ),
      )}
      <div className={styles.head}>
        <h4>{checkAnswersMessages.documents}</h4>
        <span className={styles.change}>
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
  const isEnhanced = useIsEnhanced()
  const content = (
    <>
      Change <span className="sr">{children}</span>
    </>
  )
  if (isEnhanced) {
    return (
      <Link className={styles.change} to={getStepUrl(stepIndex)}>
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

const unsafeAddresses: Partial<Record<Question, string>> = {
  email: checkAnswersMessages.noSafeEmail,
  phone: checkAnswersMessages.noSafePhone,
}

/** An address that is not safe is shown as such. */
const listShownQuestions = (questions: readonly Question[], answers: Answers) =>
  questions.filter((question) => isAsked(question, answers) || unsafeAddresses[question])

function formatAnswer(question: Question, answers: Answers) {
  const answer = answers[question]
  if (!isAsked(question, answers)) return unsafeAddresses[question]
  if (question === 'email' && isChecked(answers, 'emailUpdates'))
    return `${answer}\n${checkAnswersMessages.emailUpdates}`
  if (question === 'preferredContact') return preferredContactLabels[answer as PreferredContact]
  return question === 'urgency' ? urgencies.find(({ value }) => value === answer)?.label : answer
}

type PreferredContact = keyof typeof preferredContactLabels
