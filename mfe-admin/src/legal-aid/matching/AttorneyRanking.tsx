/** The ranked attorneys, best first, each with reasons. Staff decide. */
import { isolate } from '@access/kit'
import { Button } from 'antd'
import { Check, Minus, X } from 'lucide-react'
import { useState } from 'react'
import parts from '../../components/components.module.css'
import type { RankedAttorneyFragment } from './matching.generated.ts'
import styles from './matching.module.css'

/** How many are shown at first. */
const initialCount = 4

const reasonIcons = {
  for: { Icon: Check, label: 'In favor:' },
  against: { Icon: X, label: 'Against:' },
  neither: { Icon: Minus, label: 'Note:' },
}

export function AttorneyRanking({
  attorneys,
  onSelect,
}: {
  attorneys: RankedAttorneyFragment[]
  onSelect(attorney: RankedAttorneyFragment): void
}) {
  const [showsAll, setShowsAll] = useState(false)
  const visibleAttorneys = showsAll ? attorneys : attorneys.slice(0, initialCount)
  return (
    <>
      <p>Best match first. The decision is yours.</p>
      <ol className={styles.ranking}>
        {visibleAttorneys.map((attorney) => (
          <li key={attorney.id} className={styles.attorney}>
            <div>
              <h3 className={styles.name}>{attorney.name}</h3>
              <p className={parts.hint}>{attorney.designation}</p>
            </div>
            <Reasons reasons={attorney.reasons} />
            {attorney.canReceiveOffer && (
              <div>
                <Button className={styles.offer} onClick={() => onSelect(attorney)}>
                  Offer to {isolate(attorney.name)}
                </Button>
              </div>
            )}
          </li>
        ))}
      </ol>
      {!showsAll && attorneys.length > initialCount && (
        <div>
          <Button onClick={() => setShowsAll(true)}>Show all {attorneys.length}</Button>
        </div>
      )}
    </>
  )
}

function Reasons({ reasons }: Pick<RankedAttorneyFragment, 'reasons'>) {
  return (
    <ul className={styles.reasons}>
      {reasons.map(({ text, effect }) => {
        const { Icon, label } = reasonIcons[effect as keyof typeof reasonIcons]
        return (
          <li key={text} className={styles[effect]}>
            <Icon size={18} aria-hidden />
            <span>
              <span className="sr">{label} </span>
              {text}
            </span>
          </li>
        )
      })}
    </ul>
  )
}
