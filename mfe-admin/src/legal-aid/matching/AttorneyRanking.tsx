/** The ranked attorneys, best first, each with reasons. Staff decide. */
import { isolate } from '@access/kit'
import { Alert, Button, Flex, Typography } from 'antd'
import { Check, Minus, X } from 'lucide-react'
import { useState } from 'react'
import parts from '../../components/components.module.css'
import rows from '../../components/rows.module.css'
import { WithIcon } from '../../components/WithIcon.tsx'
import type { RankedAttorneyFragment } from './matching.generated.ts'

/** How many are shown at first. */
const initialCount = 4

const reasonIcons = {
  for: { Icon: Check, color: 'var(--moss)', label: 'In favor:' },
  against: { Icon: X, color: 'var(--clay)', label: 'Against:' },
  neither: { Icon: Minus, color: 'var(--ink-muted)', label: 'Note:' },
}

export function AttorneyRanking({
  attorneys,
  refetch,
  onSelect,
}: {
  /** Null when they could not be loaded. */
  attorneys: RankedAttorneyFragment[] | null
  refetch(): void
  onSelect(attorney: RankedAttorneyFragment): void
}) {
  const [showsAll, setShowsAll] = useState(false)
  if (attorneys === null)
    return (
      <Alert
        type="warning"
        showIcon
        title="The attorneys could not be loaded."
        action={<Button onClick={refetch}>Try again</Button>}
      />
    )
  if (attorneys.length === 0) return <p>The Legal department has no active team members.</p>
  const visibleAttorneys = showsAll ? attorneys : attorneys.slice(0, initialCount)
  return (
    <>
      <p>Best match first. The decision is yours.</p>
      <ol className={rows.rows}>
        {visibleAttorneys.map((attorney) => (
          <Flex component="li" key={attorney.id} vertical align="start" gap="small">
            <div>
              <h3>{attorney.name}</h3>
              <Typography.Text type="secondary">{attorney.designation}</Typography.Text>
            </div>
            <Reasons reasons={attorney.reasons} />
            {attorney.canReceiveOffer && (
              <Button className={parts.wrapping!} onClick={() => onSelect(attorney)}>
                Offer to {isolate(attorney.name)}
              </Button>
            )}
          </Flex>
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
    <Flex component="ul" vertical gap={4}>
      {reasons.map(({ text, effect }) => {
        const { label, ...icon } = reasonIcons[effect as keyof typeof reasonIcons]
        return (
          <li key={text}>
            <WithIcon {...icon}>
              <span className="sr">{label} </span>
              {text}
            </WithIcon>
          </li>
        )
      })}
    </Flex>
  )
}
