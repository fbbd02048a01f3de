/** Everything the applicant has told us, step by step and papers included, with a way back to each. */
import { FieldLink } from '@access/kit'
import { urgencies } from '@access/requests/legal-aid-requests/legal-aid-request.rules'
import { Link } from 'react-router-dom'
import { addressOf } from '../addressOf.ts'
import { type Answers, type Question, steps } from '../journey.ts'
import { go } from '../plainForm.ts'
import { useByScript } from '../useByScript.ts'
import { checking } from '../words.ts'
import styles from './CheckAnswers.module.css'

const names: Record<Question, string> = {
  name: 'Name',
  email: 'Email',
  phone: 'Phone',
  category: 'Category',
  description: 'What happened',
  urgency: 'Urgency',
  income: 'Income',
  householdSize: 'Household size',
}

interface Told {
  answers: Answers
  /** The names of the papers. */
  papers: readonly string[]
}

export function CheckAnswers({ answers, papers }: Told) {
  return (
    <section aria-labelledby="check-answers">
      <h3 id="check-answers">{checking.title}</h3>
      {steps.map(
        (step, at) =>
          step.questions.length > 0 && (
            <div key={step.name}>
              <div className={styles.head}>
                <h4>{step.name}</h4>
                <Change at={at}>{step.name.toLowerCase()}</Change>
              </div>
              <dl className={styles.answers}>
                {step.questions.map((question) => (
                  <div className={styles.answer} key={question}>
                    <dt className={styles.asked}>{names[question]}</dt>
                    <dd className={styles.said}>{inWords(question, answers)}</dd>
                  </div>
                ))}
              </dl>
            </div>
          ),
      )}
      <div className={styles.head}>
        <h4>{checking.papers}</h4>
        <span className={styles.change}>
          <FieldLink name="documents">{checking.changePapers}</FieldLink>
        </span>
      </div>
      <dl className={styles.answers}>
        <div className={styles.answer}>
          <dt className={styles.asked}>{checking.papers}</dt>
          <dd className={styles.said}>{papers.join('\n') || checking.noPapers}</dd>
        </div>
      </dl>
    </section>
  )
}

/** A way back to a step. A link would forget what was told, where only the form carries it. */
function Change({ at, children }: { at: number; children: string }) {
  const byScript = useByScript()
  const words = (
    <>
      Change <span className="sr">{children}</span>
    </>
  )
  if (byScript) {
    return (
      <Link className={styles.change} to={addressOf(at)}>
        {words}
      </Link>
    )
  }
  return (
    <button type="submit" className="btn btn-quiet" name="go" value={go.toStep(at)}>
      {words}
    </button>
  )
}

function inWords(question: Question, answers: Answers) {
  const said = answers[question]
  return question === 'urgency' ? urgencies.find(({ value }) => value === said)?.label : said
}
