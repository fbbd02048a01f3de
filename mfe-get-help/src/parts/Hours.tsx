/** When somebody answers the phone. */
import { organisation } from '@access/kit'

export function Hours({ className }: { className?: string }) {
  return (
    <p className={className}>
      {organisation.hours.map(({ days, time }) => (
        <span key={days}>
          {days}: <span className="nowrap">{time}</span>
          <br />
        </span>
      ))}
    </p>
  )
}
