/** The eligibility screenings of a request. They are recommendations; staff decide. */
import { Alert, Button, Flex } from 'antd'
import { useState } from 'react'
import { Card } from '../components/Card.tsx'
import parts from '../components/components.module.css'
import { Fold } from '../components/Fold.tsx'
import rows from '../components/rows.module.css'
import { useAction } from '../data/use-action.ts'
import type { RequestScreeningFragment } from './request/request-screening.generated.ts'
import { targets } from './request/section.ts'
import { ExactFiguresDialog } from './screening/ExactFiguresDialog.tsx'
import { ScreeningResult } from './screening/ScreeningResult.tsx'
import { ScreenRequestDocument } from './screening/screening.generated.ts'

/** `screenings` are null when they could not be decrypted. */
export function Screening({
  id,
  screenings,
  onScreened,
  reopen,
}: {
  id: string
  screenings: RequestScreeningFragment[] | null
  onScreened(screenings: RequestScreeningFragment[]): void
  reopen(): void
}) {
  return (
    <Card title="Eligibility screening" id={targets.screening.cardId}>
      {screenings ? (
        <ScreeningHistory id={id} screenings={screenings} onScreened={onScreened} />
      ) : (
        <div className={parts.inside}>
          <Alert
            type="error"
            showIcon
            title="This could not be loaded."
            action={<Button onClick={reopen}>Try again</Button>}
          />
        </div>
      )}
    </Card>
  )
}

function ScreeningHistory({
  id,
  screenings: [latest, ...earlier],
  onScreened,
}: {
  id: string
  screenings: RequestScreeningFragment[]
  onScreened(screenings: RequestScreeningFragment[]): void
}) {
  const [isDialogOpen, setIsDialogOpen] = useState(false)
  const { act, isActing, errorMessage } = useAction(ScreenRequestDocument, {
    successMessage: 'Request screened',
    failureMessage: 'Failed to screen request',
  })
  async function screenAgain() {
    const result = await act({ request: id })
    if (result) onScreened(result.screenings)
  }
  return (
    <div className={parts.inside}>
      {latest ? <ScreeningResult screening={latest} /> : <p>Not screened yet.</p>}
      <p>
        <b>This is a recommendation. The decision is yours.</b>
      </p>
      <Flex wrap gap="small">
        <Button loading={isActing} onClick={screenAgain}>
          {latest ? 'Screen again' : 'Screen this request'}
        </Button>
        <Button onClick={() => setIsDialogOpen(true)}>Enter exact figures</Button>
      </Flex>
      {errorMessage && <Alert type="error" showIcon title={errorMessage} />}
      {earlier.length > 0 && (
        <Fold label={`Earlier screenings (${earlier.length})`}>
          <ol className={rows.rows}>
            {earlier.map((screening) => (
              <li key={screening.id}>
                <ScreeningResult screening={screening} />
              </li>
            ))}
          </ol>
        </Fold>
      )}
      {isDialogOpen && (
        <ExactFiguresDialog request={id} onScreened={onScreened} onClosed={() => setIsDialogOpen(false)} />
      )}
    </div>
  )
}
