/** The media library: all pictures and PDFs of the site, to find, add, describe and delete. */
import { useRef } from 'react'
import { Card } from '../components/Card.tsx'
import { Screen } from '../frame/Screen.tsx'
import { MediaFiles } from './MediaFiles.tsx'

export default function MediaLibrary() {
  const headingRef = useRef<HTMLHeadingElement>(null)
  return (
    <Screen title="Media library">
      <Card title="All files" headingRef={headingRef}>
        {/* The pressed tile disappears with its file. */}
        <MediaFiles onDeleted={() => headingRef.current?.focus()} />
      </Card>
    </Screen>
  )
}
