/** When somebody answers the phone. */
import { OpeningState, useOffice } from '@access/kit'

export function OfficeHours({ className }: { className?: string }) {
  const { openingTimes } = useOffice()
  return (
    <p className={className}>
      <OpeningState />
      {openingTimes.map(({ days, time }) => (
        <span key={days}>
          {days}: <span className="nowrap">{time}</span>
          <br />
        </span>
      ))}
    </p>
  )
}
