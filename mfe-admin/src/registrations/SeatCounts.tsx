/** The taken, checked-in and waiting counts. In seats, since a registration may be for several people. */
import { Flex, Typography } from 'antd'
import type { RegistrationFragment } from './registrations.generated.ts'

export function SeatCounts({
  registrations,
  capacity,
}: {
  registrations: RegistrationFragment[]
  capacity: number | null
}) {
  const placed = registrations.filter(({ state }) => state === 'placed')
  const counts = {
    'Seats taken': capacity === null ? sumSeats(placed) : `${sumSeats(placed)} of ${capacity}`,
    'Checked in': `${sumSeats(placed.filter(({ checkedInAt }) => checkedInAt))} of ${sumSeats(placed)}`,
    Registrations: placed.length,
    Waiting: registrations.filter(({ state }) => state === 'waiting').length,
  }
  return (
    <Flex component="dl" wrap gap="large" aria-label="Seat counts">
      {Object.entries(counts).map(([label, count]) => (
        <div key={label}>
          <dt>
            <Typography.Text type="secondary">{label}</Typography.Text>
          </dt>
          <dd>
            <strong>{count}</strong>
          </dd>
        </div>
      ))}
    </Flex>
  )
}

const sumSeats = (registrations: RegistrationFragment[]) =>
  registrations.reduce((sum, { seats }) => sum + seats, 0)
