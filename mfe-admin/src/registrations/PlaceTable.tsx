/** The places at an event: who has come is noted here, and each place can be given up. */
import { Badge, type BadgeTone, capitalised } from '@access/kit'
import { Button } from 'antd'
import { type ReactNode, useRef, useState } from 'react'
import { Card } from '../parts/Card.tsx'
import { Moment } from '../parts/Moment.tsx'
import { Nothing } from '../parts/Nothing.tsx'
import { PagedTable } from '../parts/PagedTable.tsx'
import parts from '../parts/parts.module.css'
import { sealed } from '../parts/Reading.tsx'
import { Stacked } from '../parts/Stacked.tsx'
import { CancelPlace } from './CancelPlace.tsx'
import { CheckIn } from './CheckIn.tsx'
import type { Registration } from './documents.ts'
import { foundIn, PlaceFilters, usePlaceFilters } from './PlaceFilters.tsx'
import styles from './registrations.module.css'

const tones: Record<string, BadgeTone> = { placed: 'moss', waiting: 'amber', cancelled: 'plain' }

const columns: Record<string, (registration: Registration) => ReactNode> = {
  Name: ({ name, reference }) => <Stacked below={reference}>{name ?? sealed}</Stacked>,
  State: ({ state, position, suspected }) => (
    <span className={parts.buttons}>
      <Badge tone={tones[state] ?? 'plain'}>
        {position === null ? capitalised(state) : `${capitalised(state)}, number ${position}`}
      </Badge>
      {suspected && <Badge tone="clay">Suspected spam</Badge>}
    </span>
  ),
  Seats: ({ seats }) => seats,
  Needs: ({ needs }) => <span className={styles.needs}>{needs}</span>,
  Contact: ({ email, phone }) => <Stacked below={phone}>{email ?? sealed}</Stacked>,
  Received: ({ receivedAt }) => <Moment at={receivedAt} />,
  'Checked in': ({ checkedInAt, checkedInBy }) =>
    checkedInAt ? (
      <Stacked below={checkedInBy}>
        <Moment at={checkedInAt} />
      </Stacked>
    ) : (
      'No'
    ),
}

export function PlaceTable({
  registrations,
  onChanged,
  onCancelled,
}: {
  registrations: Registration[]
  onChanged(changed: Registration): void
  onCancelled(): void
}) {
  const [cancelled, setCancelled] = useState<Registration | null>(null)
  const head = useRef<HTMLHeadingElement>(null)

  const { wanted, want } = usePlaceFilters()
  const found = foundIn(registrations, wanted)

  const actions = (registration: Registration) =>
    registration.state !== 'cancelled' && (
      <span className={styles.actions}>
        {registration.state === 'placed' && <CheckIn registration={registration} onChanged={onChanged} />}
        <Button
          danger
          aria-label={`Cancel the place of ${registration.name ?? registration.reference}`}
          onClick={() => setCancelled(registration)}
        >
          Cancel
        </Button>
      </span>
    )

  return (
    <Card title="Registrations" head={head}>
      {registrations.length === 0 ? (
        <Nothing>Nobody has registered for this event.</Nothing>
      ) : (
        <>
          <PlaceFilters wanted={wanted} want={want} found={found.length} total={registrations.length} />
          {found.length > 0 ? (
            <PagedTable
              // What is narrowed anew begins on its first page.
              key={JSON.stringify(wanted)}
              label="Registrations, table"
              rows={found}
              columns={columns}
              actions={actions}
            />
          ) : (
            <Nothing>No registration is like that.</Nothing>
          )}
        </>
      )}
      {cancelled && (
        <CancelPlace
          registration={cancelled}
          onClosed={(isDone) => {
            setCancelled(null)
            if (!isDone) return
            onCancelled()
            head.current?.focus()
          }}
        />
      )}
    </Card>
  )
}
