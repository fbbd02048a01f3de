/** Who fits, best first, each with what speaks for them and what against. The office decides. */
import { Button } from 'antd'
import { Check, Minus, X } from 'lucide-react'
import { useState } from 'react'
import parts from '../../parts/parts.module.css'
import type { Ranked } from './documents.ts'
import styles from './matching.module.css'

/** How many are shown at once: below them there is seldom a good choice. */
const atFirst = 4

const marks = {
  for: { Icon: Check, says: 'Speaks for it:' },
  against: { Icon: X, says: 'Speaks against it:' },
  neither: { Icon: Minus, says: 'To know:' },
}

export function Ranking({ attorneys, onChoose }: { attorneys: Ranked[]; onChoose(attorney: Ranked): void }) {
  const [all, setAll] = useState(false)
  const shown = all ? attorneys : attorneys.slice(0, atFirst)
  return (
    <>
      <p>Those who fit best come first. You decide whom to ask.</p>
      <ol className={styles.ranking}>
        {shown.map((attorney) => (
          <li key={attorney.id} className={styles.attorney}>
            <div>
              <h3 className={styles.name}>{attorney.name}</h3>
              <p className={parts.hint}>{attorney.designation}</p>
            </div>
            <Reasons reasons={attorney.reasons} />
            {attorney.askable && (
              <div>
                <Button onClick={() => onChoose(attorney)}>Offer to {attorney.name}</Button>
              </div>
            )}
          </li>
        ))}
      </ol>
      {!all && attorneys.length > atFirst && (
        <div>
          <Button onClick={() => setAll(true)}>Show all {attorneys.length}</Button>
        </div>
      )}
    </>
  )
}

function Reasons({ reasons }: Pick<Ranked, 'reasons'>) {
  return (
    <ul className={styles.reasons}>
      {reasons.map(({ text, speaks }) => {
        const { Icon, says } = marks[speaks as keyof typeof marks]
        return (
          <li key={text} className={styles[speaks]}>
            <Icon size={18} aria-hidden />
            <span>
              <span className="sr">{says} </span>
              {text}
            </span>
          </li>
        )
      })}
    </ul>
  )
}
