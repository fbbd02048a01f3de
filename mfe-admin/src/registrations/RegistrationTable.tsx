/** The registrations of an event, with check-in and cancellation. */
import { type BadgeTone, capitalize } from '@access/kit'
import type { ReactNode } from 'react'
import { Badge } from '../components/Badge.tsx'
import { Card } from '../components/Card.tsx'
import parts from '../components/components.module.css'
import { DateTime } from '../components/DateTime.tsx'
import { EmptyList } from '../components/EmptyList.tsx'
import { undecryptableText } from '../components/FactList.tsx'
import { StackedCell } from '../components/StackedCell.tsx'
import { useCardDialog } from '../components/use-card-dialog.ts'
import { ActionDialog } from '../forms/ActionDialog.tsx'
import { List } from '../management/list/List.tsx'
import { LocalFilters, useLocalFilters } from '../management/list/LocalFilters.tsx'
import { RegistrationActions } from './RegistrationActions.tsx'
import { filterOptions, filterRegistrations } from './registration-filters.ts'
import { CancelRegistrationDocument, type RegistrationFragment } from './registrations.generated.ts'
import styles from './registrations.module.css'

const tones: Record<string, BadgeTone> = { placed: 'moss', waiting: 'amber', cancelled: 'plain' }

const columns: Record<string, (registration: RegistrationFragment) => ReactNode> = {
  Name: ({ name, reference }) => <StackedCell details={reference}>{name ?? undecryptableText}</StackedCell>,
  State: ({ state, position, isSuspectedSpam, possibleDuplicateOf }) => (
    <span className={parts.buttons}>
      <Badge tone={tones[state] ?? 'plain'}>
        {position === null ? capitalize(state) : `${capitalize(state)}, position ${position}`}
      </Badge>
      {isSuspectedSpam && <Badge tone="clay">Suspected spam</Badge>}
      {possibleDuplicateOf && <Badge tone="amber">Possible duplicate</Badge>}
    </span>
  ),
  Seats: ({ seats }) => seats,
  Needs: ({ needs }) => <div className={styles.needs}>{needs}</div>,
  Contact: ({ email, phone }) => <StackedCell details={phone}>{email ?? undecryptableText}</StackedCell>,
  Emails: ({ hasEmailUpdates, isSuspectedSpam }) =>
    hasEmailUpdates ? (isSuspectedSpam ? 'Held: suspected spam' : 'Yes') : 'No',
  Received: ({ receivedAt }) => <DateTime value={receivedAt} />,
  'Checked in': ({ checkedInAt, checkedInBy }) =>
    checkedInAt ? (
      <StackedCell details={checkedInBy}>
        <DateTime value={checkedInAt} />
      </StackedCell>
    ) : (
      'No'
    ),
}

export function RegistrationTable({
  registrations,
  onChanged,
  onCancelled,
}: {
  registrations: RegistrationFragment[]
  onChanged(changed: RegistrationFragment): void
  onCancelled(): void
}) {
  const { headingRef, dialog: cancelled, open, close } = useCardDialog<RegistrationFragment>()
  const query = useLocalFilters(['state'])
  const filterValues = { search: query.search, state: query.filters.state }
  const filteredRegistrations = filterRegistrations(registrations, filterValues)

  return (
    <Card title="Registrations" headingRef={headingRef}>
      {registrations.length === 0 ? (
        <EmptyList>No registrations for this event yet.</EmptyList>
      ) : (
        <>
          <LocalFilters
            query={query}
            searchLabel="Search by name or reference"
            options={filterOptions}
            matchCount={filteredRegistrations.length}
            total={registrations.length}
          />
          <List
            // New filters start on the first page.
            key={JSON.stringify(filterValues)}
            label="Registrations"
            list={filteredRegistrations}
            columns={columns}
            actions={(registration) => (
              <RegistrationActions
                registration={registration}
                onChanged={onChanged}
                onCancel={() => open(registration)}
              />
            )}
            empty={<EmptyList>No matching registrations.</EmptyList>}
          />
        </>
      )}
      {cancelled && (
        <ActionDialog
          title="Cancel this registration?"
          confirmLabel="Cancel registration"
          document={CancelRegistrationDocument}
          variables={{ id: cancelled.id }}
          successMessage="Registration cancelled"
          failureMessage="Failed to cancel registration"
          onClosed={(isDone) => {
            close(isDone)
            if (isDone) onCancelled()
          }}
        >
          <p>
            {cancelled.name ?? cancelled.reference} {describeLoss(cancelled)}{' '}
            {cancelled.hasEmailUpdates && !cancelled.isSuspectedSpam
              ? 'We email them that it is cancelled.'
              : 'They get no emails from us: please call them.'}
          </p>
        </ActionDialog>
      )}
    </Card>
  )
}

function describeLoss({ state, seats }: RegistrationFragment): string {
  if (state === 'waiting') return 'leaves the waiting list.'
  return `loses ${seats === 1 ? 'the seat' : `all ${seats} seats`}, and the waiting list moves up.`
}
