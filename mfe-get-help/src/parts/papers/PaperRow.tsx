/** One paper in the list: its name, how it is doing, and what can be done about it. */
import { CircleAlert, FileText, RotateCw, X } from 'lucide-react'
import styles from './PaperRow.module.css'
import type { KeptPaper } from './paper.ts'
import type { Underway } from './underway.ts'
import { paperWords } from './words.ts'

export function ArrivedRow({ paper: { name, size }, onRemove }: { paper: KeptPaper; onRemove: () => void }) {
  return (
    <li className={styles.file}>
      <FileText className={`icon ${styles.sheet}`} aria-hidden />
      <b className={styles.name}>{name}</b>
      <span className={styles.state}>Added, {sizeInWords(size)}</span>
      <Act label={paperWords.remove(name)} onPress={onRemove} />
    </li>
  )
}

interface OnTheWay {
  paper: Underway
  onStop: () => void
  onRetry: () => void
}

export function UnderwayRow({ paper: { name, state }, onStop, onRetry }: OnTheWay) {
  const failed = state.is === 'failed'
  const Icon = failed ? CircleAlert : FileText
  return (
    <li className={failed ? `${styles.file} ${styles.wrong}` : styles.file}>
      <Icon className={`icon ${styles.sheet}`} aria-hidden />
      <b className={styles.name}>{name}</b>
      {'problem' in state && <span className={styles.state}>{state.problem}</span>}
      {state.is === 'sending' && (
        <span className={styles.state}>
          {state.percent}% sent
          <progress className={styles.bar} max={100} value={state.percent} aria-label={name} />
        </span>
      )}
      {failed && state.again && (
        <button type="button" className={`btn btn-quiet ${styles.retry}`} onClick={onRetry}>
          <RotateCw className="icon" aria-hidden />
          Retry <span className="sr">{name}</span>
        </button>
      )}
      <Act label={failed ? paperWords.remove(name) : paperWords.cancel(name)} onPress={onStop} />
    </li>
  )
}

function Act({ label, onPress }: { label: string; onPress: () => void }) {
  return (
    <button type="button" className={`btn-icon ${styles.act}`} aria-label={label} onClick={onPress}>
      <X className="icon" aria-hidden />
    </button>
  )
}

export const sizeInWords = (bytes: number) =>
  bytes < 1024 * 1024
    ? `${Math.max(1, Math.round(bytes / 1024))} KB`
    : `${(bytes / (1024 * 1024)).toFixed(1)} MB`
