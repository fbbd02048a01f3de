/** Says when somebody is out of office, and who gets their requests meanwhile. */

import { isolate } from '@access/kit'
import { absence as rules } from '@access/requests/casework/staff/absence.rules'
import { Alert, Button, Form } from 'antd'
import { Select } from '../components/Select.tsx'
import management from '../components/screen.module.css'
import type { AbsenceFragment } from '../data/staff-members.generated.ts'
import { useAction } from '../data/use-action.ts'
import { useLiveQuery } from '../data/use-live-query.ts'
import { useStaffMembers } from '../data/use-staff-members.ts'
import { FormDialog } from '../forms/FormDialog.tsx'
import { DayInput } from '../management/fields/inputs.tsx'
import { usePermissions } from '../session/use-permissions.ts'
import { type Colleague, findAbsence, queueLabel } from './colleague.ts'
import { ColleagueRequestsDocument, EndAbsenceDocument, SaveAbsenceDocument } from './colleagues.generated.ts'

export function AbsenceDialog({
  account: { id, name },
  absence,
  onClosed,
}: {
  account: Colleague
  /** Undefined for a new one. */
  absence: AbsenceFragment | undefined
  onClosed(): void
}) {
  const may = usePermissions()
  const { active } = useStaffMembers()
  return (
    <FormDialog
      id="absence"
      title={`${isolate(name)}: out of office`}
      submitLabel="Save"
      document={SaveAbsenceDocument}
      rules={rules}
      variables={(draft) => ({ administratorId: id, ...rules.parse(draft) })}
      successMessage="Absence saved"
      failureMessage="Failed to save absence"
      initial={{
        startsOn: absence?.startsOn ?? '',
        endsOn: absence?.endsOn ?? '',
        standInId: absence?.standInId ?? '',
      }}
      onClosed={() => onClosed()}
    >
      {(finish) => (
        <>
          <p className={management.spaced}>
            {may('assignRequests')
              ? 'Open requests go to the stand-in on the first day, and return after the last one.'
              : 'Your matters go back to the queue on the first day, and return after the last one.'}
          </p>
          <Form.Item name="startsOn" label="First day">
            <DayInput />
          </Form.Item>
          <Form.Item name="endsOn" label="Last day">
            <DayInput />
          </Form.Item>
          {may('assignRequests') && (
            <Form.Item name="standInId" label="Requests go to">
              <Select emptyLabel={queueLabel} options={active.filter(({ value }) => value !== id)} />
            </Form.Item>
          )}
          {absence && <EndAbsence absence={absence} onEnded={() => finish(null)} />}
        </>
      )}
    </FormDialog>
  )
}

function EndAbsence({ absence, onEnded }: { absence: AbsenceFragment; onEnded(): void }) {
  const { act, isActing, errorMessage } = useAction(EndAbsenceDocument, {
    successMessage: 'Absence ended',
    failureMessage: 'Failed to end absence',
  })
  return (
    <>
      {errorMessage && <Alert className={management.spaced} type="error" showIcon title={errorMessage} />}
      <Button
        loading={isActing}
        onClick={async () => {
          if (await act({ administratorId: absence.administratorId })) onEnded()
        }}
      >
        {absence.isAway ? 'End absence now' : 'Cancel this absence'}
      </Button>
    </>
  )
}

/** The absence of a colleague, once it is known whether there is one. */
export function ColleagueAbsenceDialog({ account, onClosed }: { account: Colleague; onClosed(): void }) {
  const { data, error } = useLiveQuery(ColleagueRequestsDocument, { id: account.id }, 'Absence')
  if (!data && !error) return null
  return (
    <AbsenceDialog
      account={account}
      absence={data && findAbsence(data.absences, account.id)}
      onClosed={onClosed}
    />
  )
}
