/** Hands a setup on: settings, texts, letters and logo as one file, for a trial that becomes the real thing or for another office. */
import { Card } from '../../components/Card.tsx'
import parts from '../../components/components.module.css'
import { ExportPart } from './ExportPart.tsx'
import { ImportPart } from './ImportPart.tsx'

export function HandOn({ onImported }: { onImported(): void }) {
  return (
    <Card title="Hand on">
      <div className={parts.inside}>
        <p>
          One file holds everything that makes the website yours: these settings, the logo, the texts of the
          pages, letters and message templates. No requests, people or items are in it.
        </p>
        <ExportPart />
        <ImportPart onImported={onImported} />
      </div>
    </Card>
  )
}
