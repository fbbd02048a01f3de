/** What the service worker shows in place of a page that it has no copy of, while there is no connection. */
import { Door, OpeningState, Page, PhoneLink, useOffice } from '@access/kit'

export default function OfflinePage() {
  const { openingTimes } = useOffice()
  return (
    <Page
      title="You Are Offline"
      description="This page needs a connection. You can call us."
      robots="noindex"
    >
      <div className="page lost">
        <Door state="ajar" />
        <div>
          <h1>You Are Offline</h1>
          <p className="lead muted">This page needs a connection. Check your internet, then try again.</p>
          <p>Pages that you have read on this device may still open. You can also call us:</p>
          <p>
            <PhoneLink className="call" isCall />
          </p>
          <OpeningState className="muted" />
          <ul>
            {openingTimes.map(({ days, time }) => (
              <li key={days}>
                {days}: <span className="nowrap">{time}</span>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </Page>
  )
}
