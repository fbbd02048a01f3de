/** The registrations of an event, with check-in and cancellation. */
import { type BadgeTone, capitalize } from '@access/kit'
import { Button, Flex } from 'antd'
import { type ReactNode, useRef, useState } from 'react'
import { Badge } from '../components/Badge.tsx'
import { Card } from '../components/Card.tsx'
import parts from '../components/components.module.css'
import { DateTime } from '../components/DateTime.tsx'
import { EmptyList } from '../components/EmptyList.tsx'
import { undecryptableText } from '../components/FactList.tsx'
import { StackedCell } from '../components/StackedCell.tsx'
import { List } from '../management/list/List.tsx'
import { LocalFilters, useLocalFilters } from '../management/list/LocalFilters.tsx'
import { CancelRegistrationDialog } from './CancelRegistrationDialog.tsx'
import { CheckInButton } from './CheckInButton.tsx'
import { ReleaseButton } from './ReleaseButton.tsx'
import { filterOptions, filterRegistrations } from './registration-filters.ts'
import type { RegistrationFragment } from './registrations.generated.ts'
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
  const [registrationToCancel, setRegistrationToCancel] = useState<RegistrationFragment | null>(null)
  const head = useRef<HTMLHeadingElement>(null)

  const query = useLocalFilters(['state'])
  const filterValues = { search: query.search, state: query.filters.state }
  const filteredRegistrations = filterRegistrations(registrations, filterValues)

  const actions = (registration: RegistrationFragment) =>
    registration.state !== 'cancelled' && (
      <Flex component="span" wrap gap="small">
        {registration.isSuspectedSpam && <ReleaseButton registration={registration} onChanged={onChanged} />}
        {registration.state === 'placed' && (
          <CheckInButton registration={registration} onChanged={onChanged} />
        )}
        <Button
          danger
          aria-label={`Cancel the registration of ${registration.name ?? registration.reference}`}
          onClick={() => setRegistrationToCancel(registration)}
        >
          Cancel
        </Button>
      </Flex>
    )

  return (
    <Card title="Registrations" headingRef={head}>
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
            actions={actions}
            empty={<EmptyList>No matching registrations.</EmptyList>}
          />
        </>
      )}
      {registrationToCancel && (
        <CancelRegistrationDialog
          registration={registrationToCancel}
          onClosed={(isDone) => {
            setRegistrationToCancel(null)
            if (!isDone) return
            onCancelled()
            head.current?.focus()
          }}
        />
      )}
    </Card>
  )
}
