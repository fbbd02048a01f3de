/** The box for papers. It says what it will take one day, and plainly that it takes nothing yet. */
import { FileText } from 'lucide-react'
import { papers } from '../words.ts'
import styles from './Papers.module.css'

export function Papers() {
  return (
    <section aria-labelledby="papers">
      <h3 id="papers">
        {papers.title} <span className={`optional ${styles.optional}`}>(optional)</span>
      </h3>
      <div className={styles.box}>
        <FileText className={`icon ${styles.sheet}`} aria-hidden />
        <p className="muted">{papers.limit}</p>
        <p className={styles.later}>{papers.later}</p>
      </div>
    </section>
  )
}
