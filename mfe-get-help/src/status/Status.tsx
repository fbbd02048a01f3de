/** Where a request stands: its applicant opens it with the reference and four words, and without an account. */
import {
  ErrorSummary,
  type FieldProblem,
  filledBy,
  Loading,
  Masthead,
  type Office,
  Page,
  QuickExit,
  SideCard,
  useOffice,
} from '@access/kit'
import { Link } from 'react-router-dom'
import { Hours } from '../parts/Hours.tsx'
import { Ended } from './Ended.tsx'
import { LookUp } from './LookUp.tsx'
import { StandingView } from './StandingView.tsx'
import styles from './Status.module.css'
import { StillThere } from './StillThere.tsx'
import { type Standings, useStanding } from './useStanding.ts'
import { calling, statusWords } from './words.ts'

export default function Status() {
  const standings = useStanding()
  const { standing, opening, over, warns } = standings
  const { title, description, lead } = statusWords
  const problems = problemsOf(standings, useOffice())
  const asks = !standing && !over && !opening
  return (
    <Page title={problems.length > 0 ? `Error: ${title}` : title} description={description} robots="noindex">
      <QuickExit />
      <Masthead
        title={title}
        trail={[{ to: '/get-help', text: statusWords.before }]}
        here={statusWords.here}
        lead={asks ? lead : undefined}
      />
      <div className="page section-end with-side">
        <div className={styles.column} id="stands">
          <ErrorSummary problems={problems} />
          {over && <Ended standings={standings} />}
          {opening && <Loading text={statusWords.looking} />}
          {asks && <LookUp standings={standings} />}
          {standing && <StandingView key={standing.reference} standing={standing} standings={standings} />}
        </div>
        <Calling {...(standing ? calling.talk : calling.lostWords)} />
      </div>
      <StillThere shown={warns} />
    </Page>
  )
}

/** Several sentences about one field stand on lines of their own. */
function problemsOf({ errors, failure }: Standings, office: Office): FieldProblem[] {
  const wrong = Object.entries(errors).flatMap(([name, said]) =>
    said.split('\n').map((message) => ({ name, message })),
  )
  return failure ? [...wrong, { message: filledBy(office, failure) }] : wrong
}

function Calling({ title, text }: { title: string; text: string }) {
  const { phone } = useOffice()
  return (
    <aside className="side" aria-label={title}>
      <SideCard title={title}>
        <p>{text}</p>
        <p>
          <a className={styles.call} href={phone.href}>
            {phone.display}
          </a>
        </p>
        <Hours />
        <p>
          <Link className={styles.request} to="/get-help">
            {calling.request}
          </Link>
        </p>
      </SideCard>
    </aside>
  )
}
