/** Why a question is asked: folded, for those who want to know before they answer. */
import { ChevronDown } from 'lucide-react'
import type { Question } from '../journey.ts'
import { journeyWords, questions } from '../words.ts'
import styles from './Why.module.css'

export function Why({ question }: { question: Question }) {
  return (
    <details className={styles.why}>
      <summary className={styles.ask}>
        {journeyWords.why}
        <ChevronDown className={`icon ${styles.sign}`} aria-hidden />
      </summary>
      <p className={styles.reason}>{questions[question].why}</p>
    </details>
  )
}
