/** The attorney for a request: who fits, who is asked, who was, and who has taken it on. */
import { Alert, Button } from 'antd'
import { useRef, useState } from 'react'
import { Answered } from '../../parts/Answered.tsx'
import { Card } from '../../parts/Card.tsx'
import parts from '../../parts/parts.module.css'
import type { Matching, Ranked } from './documents.ts'
import { History } from './History.tsx'
import { OfferDialog } from './OfferDialog.tsx'
import { OpenOffer } from './OpenOffer.tsx'
import { Ranking } from './Ranking.tsx'
import { useMatching } from './useMatching.ts'

export function Attorney({ id }: { id: string }) {
  const { live, setMatching } = useMatching(id)
  const head = useRef<HTMLHeadingElement>(null)
  // The button that was pressed is gone once it is done.
  function onChanged(matching: Matching) {
    setMatching(matching)
    head.current?.focus()
  }
  return (
    <Card title="Attorney" head={head}>
      <Answered live={live}>
        {({ matching }) => <Search matching={matching} readAgain={live.readAgain} onChanged={onChanged} />}
      </Answered>
    </Card>
  )
}

function Search({
  matching,
  readAgain,
  onChanged,
}: {
  matching: Matching
  readAgain(): void
  onChanged(matching: Matching): void
}) {
  const { id, offers, matchedWith, offerable } = matching
  const [chosen, setChosen] = useState<Ranked | null>(null)
  const open = offers.find(({ state }) => state === 'open')
  return (
    <div className={parts.inside}>
      {matchedWith && (
        <p>
          <b>{matchedWith}</b> has taken this request on.
        </p>
      )}
      {open && <OpenOffer id={id} offer={open} onChanged={onChanged} />}
      {offerable && <WhoFits attorneys={matching.attorneys} readAgain={readAgain} onChoose={setChosen} />}
      {!matchedWith && !open && !offerable && (
        <p>An attorney can be asked while a request stands at Eligible.</p>
      )}
      <History offers={offers.filter(({ state }) => state !== 'open')} />
      {chosen && (
        <OfferDialog
          id={id}
          attorney={chosen}
          onClosed={(changed) => {
            setChosen(null)
            if (changed) onChanged(changed)
          }}
        />
      )}
    </div>
  )
}

function WhoFits({
  attorneys,
  readAgain,
  onChoose,
}: {
  attorneys: Ranked[] | null
  readAgain(): void
  onChoose(attorney: Ranked): void
}) {
  if (attorneys === null)
    return (
      <Alert
        type="warning"
        showIcon
        title="We cannot look up the attorneys just now."
        action={<Button onClick={readAgain}>Try again</Button>}
      />
    )
  if (attorneys.length === 0) return <p>Nobody on the team is an active member of the department Legal.</p>
  return <Ranking attorneys={attorneys} onChoose={onChoose} />
}
