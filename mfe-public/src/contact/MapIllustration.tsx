/** The streets around the office, as a drawing: no tiles and no third party, and the address beside it as text. */
import { isolate, useOffice } from '@access/kit'
import type { ReactNode } from 'react'
import { DrawingContent } from '../components/drawings/Drawing.tsx'
import { mapMessages } from './contact.messages.ts'
import { demonstrationMapMessages, isDemonstrationAddress } from './demonstration.messages.ts'
import styles from './MapIllustration.module.css'

export function MapIllustration() {
  const { name, address } = useOffice()
  // It is drawn for one address, and would be wrong for any other.
  if (!isDemonstrationAddress(address))
    return (
      <MapFigure
        drawing={<DrawingContent name="map-without-names" />}
        label={mapMessages.placeholder}
        notes={<p className="muted">{mapMessages.unavailable}</p>}
      />
    )
  const { label, location, bus, disclaimer } = demonstrationMapMessages
  return (
    <MapFigure
      drawing={
        <>
          <DrawingContent name="map-of-lantern-street" />
          <text className={styles.name} x="755" y="65" textAnchor="middle">
            {isolate(name)}
          </text>
        </>
      }
      label={label}
      notes={
        <>
          <p>{location}</p>
          <p>{bus}</p>
          <p className="muted">{disclaimer}</p>
        </>
      }
    />
  )
}

function MapFigure({ drawing, label, notes }: { drawing: ReactNode; label: string; notes: ReactNode }) {
  const { address } = useOffice()
  return (
    <figure className={styles.map}>
      <svg viewBox="0 0 1200 420" preserveAspectRatio="xMidYMid slice" role="img" aria-label={label}>
        {drawing}
      </svg>
      <figcaption>
        <p>
          <strong>{address.map(isolate).join(', ')}.</strong>
        </p>
        {notes}
      </figcaption>
    </figure>
  )
}
