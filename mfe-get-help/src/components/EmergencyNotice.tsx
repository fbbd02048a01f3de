/** What to do right now, shown as soon as the urgency is Emergency; it blocks nothing. */
import { Notice, useOffice, useOfficeText } from '@access/kit'
import { emergencyMessages } from '../journey/request.messages.ts'
import { OfficeHours } from './OfficeHours.tsx'

export function EmergencyNotice({ isVisible }: { isVisible: boolean }) {
  const { phone } = useOffice()
  const fillOfficeText = useOfficeText()
  return (
    <div className="live" aria-live="polite">
      {isVisible && (
        <Notice tone="clay">
          <h3>{emergencyMessages.title}</h3>
          <p>{fillOfficeText(emergencyMessages.danger)}</p>
          <p>{emergencyMessages.call}</p>
          <p>
            <a className="call" href={phone.href}>
              Call {phone.display}
            </a>
          </p>
          <OfficeHours />
          <p>{emergencyMessages.closed}</p>
          <p>{emergencyMessages.court}</p>
          <p>{emergencyMessages.note}</p>
        </Notice>
      )}
    </div>
  )
}
