/** What is said in an emergency: the phone first, and whether somebody answers it now. */
import { formatDayAndTime, Notice, OpeningState, PhoneLink, useIsHydrated, useOfficeText } from '@access/kit'
import { emergencyMessages } from '../journey/request.messages.ts'
import { OfficeHours } from './OfficeHours.tsx'
import { OtherPlaces } from './OtherPlaces.tsx'

/** What to do right now, shown as soon as the urgency is Emergency; it blocks nothing. */
export function EmergencyNotice({ isVisible }: { isVisible: boolean }) {
  const fillOfficeText = useOfficeText()
  return (
    <div className="live" aria-live="polite">
      {isVisible && (
        <Notice tone="clay">
          <h3>{emergencyMessages.title}</h3>
          <p>{fillOfficeText(emergencyMessages.danger)}</p>
          <p>{emergencyMessages.call}</p>
          <p>
            <PhoneLink className="call" isCall />
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

interface EmergencyCallProps {
  /** By when it is read, as an instant. */
  readBy: string
  isSearching?: boolean
  /** What it is about, where that is known: who else helps with it is named. */
  category?: string | undefined
}

/** For who has sent an emergency, with what happens next. */
export function EmergencyCall({ readBy, isSearching = false, category }: EmergencyCallProps) {
  const fillOfficeText = useOfficeText()
  return (
    <Notice title={emergencyMessages.callFirst} tone="clay">
      <p>
        <PhoneLink className="call nowrap" isCall />
      </p>
      {useIsHydrated() ? (
        <p>
          <OpeningState />
        </p>
      ) : (
        <OfficeHours />
      )}
      <p>{emergencyMessages.closed}</p>
      <p>{fillOfficeText(emergencyMessages.danger)}</p>
      <p>{isSearching ? emergencyMessages.search : emergencyMessages.review(formatDayAndTime(readBy))}</p>
      {category && (
        <>
          <p>{emergencyMessages.others}</p>
          <OtherPlaces category={category} />
        </>
      )}
    </Notice>
  )
}
