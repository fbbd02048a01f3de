/** When somebody answers the phone. */
import { useOffice } from '@access/kit'

export function OfficeHours({ className }: { className?: string }) {
  const { openingTimes } = useOffice()
  return (
    <p className={className}>
      {openingTimes.map(({ days, time }) => (
        <span key={days}>
          {days}: <span className="nowrap">{time}</span>
          <br />
        </span>
      ))}
    </p>
  )
}
