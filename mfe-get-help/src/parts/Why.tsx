/** Why a question is asked: folded, for those who want to know before they answer. */
import { ChevronDown } from 'lucide-react'
import type { Question } from '../journey.ts'
import { journeyWords, questions } from '../words.ts'
import styles from './Why.module.css'

export const Why = ({ question }: { question: Question }) => <Reason>{questions[question].why}</Reason>

export function Reason({ children }: { children: string }) {
  return (
    <details className={styles.why}>
      <summary className={styles.ask}>
        {journeyWords.why}
        <ChevronDown className={`icon ${styles.sign}`} aria-hidden />
      </summary>
      <p className={styles.reason}>{children}</p>
    </details>
  )
}
