/** Why a question is asked, collapsed until somebody wants to know. */
import { ChevronDown } from 'lucide-react'
import { journeyMessages } from '../journey/request.messages.ts'
import styles from './QuestionReason.module.css'

export function CollapsibleReason({ children }: { children: string }) {
  return (
    <details className={styles.details}>
      <summary className={styles.summary}>
        {journeyMessages.why}
        <ChevronDown className={`icon ${styles.chevron}`} aria-hidden />
      </summary>
      <p className={styles.reason}>{children}</p>
    </details>
  )
}
