/** The eligibility screenings of a request. They are recommendations; staff decide. */

import { exactFigures } from '@access/requests/casework/screening/guideline.rules'
import { Alert, Button, Flex } from 'antd'
import { useState } from 'react'
import { Card } from '../components/Card.tsx'
import { Fold } from '../components/Fold.tsx'
import rows from '../components/rows.module.css'
import { useAction } from '../data/use-action.ts'
import { FormDialog } from '../forms/FormDialog.tsx'
import { TextField } from '../forms/TextField.tsx'
import { useRequest } from './request/request-context.ts'
import type { RequestScreeningFragment } from './request/request-screening.generated.ts'
import { targets } from './request/section.ts'
import { ScreeningResult } from './screening/ScreeningResult.tsx'
import { ScreenRequestDocument } from './screening/screening.generated.ts'

const messages = { successMessage: 'Request screened', failureMessage: 'Failed to screen request' }

export function Screening() {
  const { details, reopen } = useRequest()
  return (
    <Card title="Eligibility screening" id={targets.screening.cardId} isPadded>
      {details.screenings ? (
        <ScreeningHistory screenings={details.screenings} />
      ) : (
        <Alert
          type="error"
          showIcon
          title="This could not be loaded."
          action={<Button onClick={reopen}>Try again</Button>}
        />
      )}
    </Card>
  )
}

function ScreeningHistory({ screenings: [latest, ...earlier] }: { screenings: RequestScreeningFragment[] }) {
  const { details, update } = useRequest()
  const request = details.request.id
  const [isDialogOpen, setIsDialogOpen] = useState(false)
  const { act, isActing, errorMessage } = useAction(ScreenRequestDocument, messages)
  const showScreenings = ({ screenings }: { screenings: RequestScreeningFragment[] }) =>
    update({ details: { ...details, screenings } })

  async function screenAgain() {
    const screened = await act({ request })
    if (screened) showScreenings(screened)
  }

  return (
    <>
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
        <FormDialog
          {...messages}
          id="exact-figures"
          title="Screen by exact figures"
          submitLabel="Screen"
          document={ScreenRequestDocument}
          rules={exactFigures}
          variables={(values) => ({ request, exact: exactFigures.parse(values) })}
          onDone={showScreenings}
          onClosed={() => setIsDialogOpen(false)}
        >
          <TextField
            name="income"
            label="Annual income"
            extra="In dollars, for the whole household"
            inputMode="numeric"
          />
          <TextField
            name="people"
            label="People in the household"
            extra="Including the applicant"
            inputMode="numeric"
          />
        </FormDialog>
      )}
    </>
  )
}
