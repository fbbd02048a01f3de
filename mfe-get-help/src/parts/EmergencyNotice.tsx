/** What to do right now: shown the moment someone says that it cannot wait, in the way of nothing. */
import { Notice, useOffice } from '@access/kit'
import { emergency } from '../words.ts'
import { Hours } from './Hours.tsx'

export function EmergencyNotice({ shown }: { shown: boolean }) {
  const { phone } = useOffice()
  return (
    <div className="live" aria-live="polite">
      {shown && (
        <Notice tone="clay">
          <h3>{emergency.title}</h3>
          <p>{emergency.danger}</p>
          <p>{emergency.call}</p>
          <p>
            <a className="call" href={phone.href}>
              Call {phone.display}
            </a>
          </p>
          <Hours />
          <p>{emergency.closed}</p>
          <p>{emergency.court}</p>
          <p>{emergency.note}</p>
        </Notice>
      )}
    </div>
  )
}
